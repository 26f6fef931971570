-- What makes room finds its rows by key. Planned while statistics still say that a table is empty, it read the whole table
-- once for every row to forget.
alter function keep_newest() set enable_seqscan to off;
alter function keep_newest_undos() set enable_seqscan to off;
