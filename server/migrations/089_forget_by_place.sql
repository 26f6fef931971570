-- What makes room finds its rows by their place in the table. By their key it was a join, and planned while statistics still
-- said that a table is empty, it read every row of the account once for every row to forget.
create or replace function keep_newest() returns trigger language plpgsql set role to bosco_system as $$
begin
  execute format('
    delete from %1$I where ctid = any (array(
      select old.place from (
        select r.user_id, r.%2$I as parent, case when p.est_demo then $2 else $1 end as most, count(*) as added
        from added_rows r join profils_utilisateur p on p.id = r.user_id group by 1, 2, 3
      ) as added, lateral (
        -- as many as came, at most: what was beyond before stays
        select beyond.place from (
          select o.ctid as place, o.%3$I as age, o.id from %1$I as o
          where o.user_id = added.user_id and o.%2$I = added.parent
          order by o.%3$I desc, o.id offset added.most
        ) as beyond order by beyond.age, beyond.id desc limit added.added
      ) as old))', tg_table_name, tg_argv[0], tg_argv[1])
    using tg_argv[2]::integer, tg_argv[3]::integer;
  return null;
end $$;
