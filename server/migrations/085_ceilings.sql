-- Ceilings of an account (domain/src/account/ceilings.ts has the same numbers; server/src/plan tests compare them).

-- What is written by itself is never refused: beyond so many, the oldest is forgotten. Arguments: the column whose rows
-- are counted together, the column that tells their age, how many stay, and how many in the demo. The function takes the
-- system's role, since a request may add to its history and not shorten it.
create function keep_newest() returns trigger language plpgsql set role to bosco_system as $$
begin
  execute format('
    delete from %1$I as t using (
      select r.user_id, r.%2$I as parent, case when p.est_demo then $2 else $1 end as most, count(*) as added
      from added_rows r join profils_utilisateur p on p.id = r.user_id group by 1, 2, 3
    ) as added, lateral (
      -- as many as came, at most: what was beyond before stays
      select beyond.id from (
        select o.id, o.%3$I as age from %1$I as o where o.user_id = added.user_id and o.%2$I = added.parent
        order by o.%3$I desc, o.id offset added.most
      ) as beyond order by beyond.age, beyond.id desc limit added.added
    ) as old
    where t.user_id = added.user_id and t.id = old.id', tg_table_name, tg_argv[0], tg_argv[1])
    using tg_argv[2]::integer, tg_argv[3]::integer;
  return null;
end $$;

create trigger keep_newest after insert on releves_heures referencing new table as added_rows
  for each statement execute function keep_newest('bateau_id', 'date_releve', '2000', '200');
create trigger keep_newest after insert on passages_checklist referencing new table as added_rows
  for each statement execute function keep_newest('checklist_id', 'created_at', '2000', '200');
-- emergencies are answered and filed beyond every limit
create trigger keep_newest after insert on questions_assistant referencing new table as added_rows
  for each statement execute function keep_newest('user_id', 'created_at', '2000', '200');
create trigger keep_newest after insert on abonnements referencing new table as added_rows
  for each statement execute function keep_newest('user_id', 'created_at', '500', '500');
-- what can be undone for a while: a bulk action keeps every article it touched
create trigger keep_newest after insert on annulations referencing new table as added_rows
  for each statement execute function keep_newest('user_id', 'created_at', '10', '10');
create trigger keep_newest after insert on maintenances_supprimees referencing new table as added_rows
  for each statement execute function keep_newest('user_id', 'created_at', '200', '200');

-- Behind the server's own count, where counting costs nothing: a request that forgot it adds no row beyond. Articles and
-- maintenances are too many to be counted twice (docs/decisions/013). The system checks for itself what it brings in.
create function refuse_beyond_ceiling() returns trigger language plpgsql as $$
declare
  held integer;
  is_demo boolean := coalesce((select est_demo from profils_utilisateur where id = app_user()), false);
begin
  execute format('select count(*) from %I where user_id = app_user()', tg_table_name) into held;
  if held > (case when is_demo then tg_argv[1] else tg_argv[0] end)::integer then
    raise exception 'more % than an account may have', tg_table_name using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ceiling after insert on bateaux for each statement when (current_user = 'bosco_app')
  execute function refuse_beyond_ceiling('200', '5');
create trigger ceiling after insert on espaces_stockage for each statement when (current_user = 'bosco_app')
  execute function refuse_beyond_ceiling('2000', '100');
create trigger ceiling after insert on categories for each statement when (current_user = 'bosco_app')
  execute function refuse_beyond_ceiling('2000', '100');
create trigger ceiling after insert on sous_categories for each statement when (current_user = 'bosco_app')
  execute function refuse_beyond_ceiling('2000', '100');
create trigger ceiling after insert on listes_avitaillement for each statement when (current_user = 'bosco_app')
  execute function refuse_beyond_ceiling('500', '30');
create trigger ceiling after insert on checklists_nouvelles for each statement when (current_user = 'bosco_app')
  execute function refuse_beyond_ceiling('500', '40');

-- No more in one row than its schema lets in. What older versions took stays as it is, until it is written again.
alter table listes_avitaillement add constraint listes_avitaillement_length
  check (case when jsonb_typeof(articles) = 'array' then jsonb_array_length(articles) <= 1000 end) not valid;
alter table passages_checklist add constraint passages_checklist_length
  check (case when jsonb_typeof(lignes) = 'array' then jsonb_array_length(lignes) <= 500 end) not valid;
