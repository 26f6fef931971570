-- NOTIFY within a transaction takes a lock on the whole database at its commit: the writes of all users queue behind each
-- other. A server that says so (`app.tells`) is given what changed before it commits, and tells it afterwards, in batches.
-- Whoever does not (an older server, psql) still tells by the commit itself.
create function tell_change(of_user uuid, of_table text, op text, row_id uuid) returns void language plpgsql as $$
declare
  message constant text := json_build_object('user_id', of_user, 'table', of_table, 'op', op, 'id', row_id);
begin
  if current_setting('app.tells', true) = 'after commit' then
    perform set_config('app.changes', coalesce(current_setting('app.changes', true), '') || message || E'\n', true);
  else
    perform pg_notify('bosco_changes', message);
  end if;
end $$;

-- The same as `tell_changes`, for the tables whose rows have a `user_id` and an `id`, without putting a query together at
-- every change: one message a row, or one for many.
create function tell_own_changes() returns trigger language plpgsql as $$
declare
  of_user uuid;
  ids uuid[];
  row_id uuid;
begin
  for of_user, ids in
    select user_id, case when count(*) > 20 then array[null::uuid] else array_agg(id) end
    from changed_rows where user_id is not null group by user_id
  loop
    foreach row_id in array ids loop
      perform tell_change(of_user, tg_table_name, tg_op, row_id);
    end loop;
  end loop;
  return null;
end $$;

-- For the others: a profile is its own user's; a day's count of questions and a calendar have no id.
create or replace function tell_changes() returns trigger language plpgsql as $$
declare
  of_user uuid;
begin
  for of_user in execute format('select distinct %s from changed_rows', tg_argv[0]) loop
    perform tell_change(of_user, tg_table_name, tg_op, case when tg_argv[1] = 'id' then of_user end);
  end loop;
  return null;
end $$;

do $$
declare
  t text;
begin
  foreach t in array array['bateaux', 'maintenances', 'espaces_stockage', 'inventaire', 'listes_avitaillement',
    'checklists_nouvelles', 'taches', 'categories', 'sous_categories', 'questions_assistant', 'abonnements',
    'releves_heures', 'passages_checklist'] loop
    execute format('drop trigger tell_insert on %1$I; drop trigger tell_update on %1$I; drop trigger tell_delete on %1$I', t);
    execute format('create trigger tell_insert after insert on %I referencing new table as changed_rows
      for each statement execute function tell_own_changes()', t);
    execute format('create trigger tell_update after update on %I referencing new table as changed_rows
      for each statement execute function tell_own_changes()', t);
    execute format('create trigger tell_delete after delete on %I referencing old table as changed_rows
      for each statement execute function tell_own_changes()', t);
  end loop;
end $$;

-- As before, and a new table tells in the same way.
create or replace function own_table(t regclass, rights text[] default '{select,insert,update,delete}', told boolean default true)
  returns void language plpgsql set search_path to '' as $$
declare
  owner_column constant smallint := (select attnum from pg_attribute
    where attrelid = t and attname = 'user_id' and atttypid = 'uuid'::regtype and attnotnull);
  columns constant text[] := array(select attname::text from pg_attribute
    where attrelid = t and attnum > 0 and not attisdropped);
  op record;
begin
  if not exists (select from pg_constraint where conrelid = t and contype = 'f' and conkey = array[owner_column]
      and confrelid = 'public.auth_users'::regclass and confdeltype = 'c') then
    raise exception '% needs user_id uuid not null references auth_users (id) on delete cascade', t;
  end if;
  if not exists (select from pg_index where indrelid = t and indisprimary and indkey[0] = owner_column) then
    raise exception '% needs a primary key that begins with user_id', t;
  end if;
  if not (rights <@ '{select,insert,update,delete}' and 'select' = any (rights)) then
    raise exception 'a request can have no right such as %', rights;
  end if;
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy own_rows on %s for all to bosco_app
    using (user_id = (select public.app_user())) with check (user_id = (select public.app_user()))', t);
  execute format('create policy system on %s for all to bosco_system using (true) with check (true)', t);
  execute format('grant %s on %s to bosco_app', array_to_string(rights, ', '), t);
  execute format('grant select, insert, update, delete on %s to bosco_system', t);
  if columns @> '{version,updated_at}' then
    execute format('create trigger touch before update on %s for each row execute function public.touch_row()', t);
  end if;
  if told then
    for op in select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as v (name, rows) loop
      execute format('create trigger tell_%1$s after %1$s on %2$s referencing %3$s table as changed_rows
        for each statement execute function public.%4$s',
        op.name, t, op.rows,
        case when 'id' = any (columns) then 'tell_own_changes()' else 'tell_changes(''user_id'', ''null::uuid'')' end);
    end loop;
  end if;
end $$;

-- Every request asks this first. The same answer as before, by a plan that is made once: with the two forms in a variable,
-- PostgreSQL did not know how many there were, and planned anew each time.
create or replace function find_signed_in(session_token text)
  returns table (session_id uuid, expires_at timestamptz, signed_in_at timestamptz, profile json, term json)
  language plpgsql stable rows 1 set role to bosco_system as $$
begin
  return query
    select s.id, s."expiresAt", s."createdAt", to_json(p),
      (select to_json(a) from abonnements a
        where a.user_id = p.id and a.statut = 'actif' and a.date_fin >= now()
        order by a.created_at desc limit 1)
    from auth_sessions s join profils_utilisateur p on p.id = s."userId"
    where s.token = any (array[stored_token(session_token),
        case when not starts_with(session_token, 'sha256:') then session_token end])
      and s."expiresAt" > now();
end $$;

-- Indexes that no query uses. The search: row-level security does not let LIKE choose rows before the owner is checked, so
-- the trigrams of all users' articles were written and never read. By name: the list is in the order of `fold(nom)`.
drop index inventaire_search;
drop index inventaire_listed;
-- With the moment of each change in an index, a change of a quantity was written into every index of the table. What was
-- written since a moment is found among one user's rows.
drop index inventaire_written;
alter table inventaire set (fillfactor = 90);

-- Since it finds its rows by their place, it needs no such hint; a database that took the two 089 in the other order has it.
alter function keep_newest() reset enable_seqscan;
