-- Which rows changed, and by which transaction: what `GET /changements` asks (docs/decisions/030). One entry a row, of its latest
-- change. An entry says that a row was touched and nothing more: whether it is there, and whether the reader may see it, is
-- looked up when it is read, so that a row that is gone, moved or no longer shared needs no mark of its own.
create table changements (
  user_id uuid not null references auth_users (id) on delete cascade,
  table_nom text not null,
  ligne uuid not null,
  -- whose crew may see the entry; no reference, and no `_id`: it outlives the boat, and stays with whom it was written for
  bateau uuid not null default '00000000-0000-0000-0000-000000000000',
  xid xid8 not null default pg_current_xact_id(),
  moment timestamptz not null default now(),
  primary key (user_id, table_nom, ligne, bateau)
);
create index changements_since on changements (user_id, xid);
create index changements_by_moment on changements using brin (moment);
select own_table('changements', '{select}', told => false);
select crew_table('changements', 'bateau', null, null, null);

-- Up to which transaction entries were forgotten.
create table changements_etat (
  seul boolean primary key default true check (seul),
  oublie xid8 not null default '0'
);
-- The same of one account: its log does not grow without end, however many rows it makes and removes. No `user_id`: nobody reads
-- or exports it; devices are told by `forgotten_of_caller`.
create table changements_oublies (
  compte uuid primary key references auth_users (id) on delete cascade,
  xid xid8 not null
);
alter table changements_oublies enable row level security;
alter table changements_oublies force row level security;
create policy system on changements_oublies for all to bosco_system using (true) with check (true);
grant select, insert, update, delete on changements_oublies to bosco_system;
create function bound_changes(of_user uuid, most integer) returns void language plpgsql set role to bosco_system as $$
declare
  oldest constant xid8 := (select xid from changements where user_id = of_user order by xid desc offset most limit 1);
begin
  if oldest is null or not pg_try_advisory_xact_lock(hashtextextended(of_user::text, 4)) then return; end if;
  delete from changements where user_id = of_user and xid <= oldest;
  insert into changements_oublies as o (compte, xid) values (of_user, oldest)
    on conflict (compte) do update set xid = greatest(o.xid, excluded.xid);
end $$;
revoke all on function bound_changes(uuid, integer) from public;
grant execute on function bound_changes(uuid, integer) to bosco_system;
-- Looked at now and then, by chance, so that no write pays for it.
create function bound_changes_by_chance() returns trigger language plpgsql set role to bosco_system as $$
begin
  perform bound_changes(user_id, 100000) from (select distinct user_id from added_rows) as a;
  return null;
end $$;
create trigger bound_changes after insert on changements referencing new table as added_rows for each statement
  when (random() < 0.01 and current_user = 'bosco_system') execute function bound_changes_by_chance();
-- What was forgotten of the caller's own log, or of an owner's whose boat he sees.
create function forgotten_of_caller() returns xid8 language plpgsql stable set role to bosco_system as $$
begin
  return (select xid from changements_oublies where compte = app_user()
      or compte in (select user_id from partages where membre_id = app_user()) order by xid desc limit 1);
end $$;

-- Every start of a server begins an epoch, which its cursors name, and ends those before it. A backup that is put back knows no
-- epoch from after it was made, and ends the one that was running then where it stood: so it takes no cursor from later. One that
-- was put back elsewhere is known by where it is: another cluster, or another table.
create table changements_epoques (
  id uuid primary key default gen_random_uuid(),
  lieu text not null,
  fin xid8,
  created_at timestamptz not null default now()
);
create function place_of_changes() returns text language sql stable
  return (select concat_ws(' ', system_identifier, 'changements'::regclass::oid) from pg_control_system());
do $$
declare
  t text;
begin
  foreach t in array array['changements_etat', 'changements_epoques'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy everybodys on %I for select to bosco_app, bosco_crew using (true)', t);
    execute format('create policy system on %I for all to bosco_system using (true) with check (true)', t);
    execute format('grant select on %I to bosco_app, bosco_crew', t);
    execute format('grant select, insert, update, delete on %I to bosco_system', t);
  end loop;
end $$;
set local role bosco_system;
insert into changements_etat default values;
insert into changements_epoques (lieu) values (place_of_changes());
reset role;

-- The argument is the column that names the boat, where there is one. What is built in is nobody's, and is not noted.
create function note_changes() returns trigger language plpgsql set role to bosco_system as $$
declare
  nowhere constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  if tg_argv[0] = 'bateau_id' then
    insert into changements as c (user_id, table_nom, ligne, bateau)
      select user_id, tg_table_name, id, coalesce(bateau_id, nowhere) from changed_rows order by id
      on conflict (user_id, table_nom, ligne, bateau) do update set xid = excluded.xid, moment = excluded.moment
        where c.xid <> excluded.xid;
  elsif tg_argv[0] = 'id' then
    insert into changements as c (user_id, table_nom, ligne, bateau)
      select user_id, tg_table_name, id, id from changed_rows order by id
      on conflict (user_id, table_nom, ligne, bateau) do update set xid = excluded.xid, moment = excluded.moment
        where c.xid <> excluded.xid;
  else
    insert into changements as c (user_id, table_nom, ligne)
      select user_id, tg_table_name, id from changed_rows where user_id is not null order by id
      on conflict (user_id, table_nom, ligne, bateau) do update set xid = excluded.xid, moment = excluded.moment
        where c.xid <> excluded.xid;
  end if;
  return null;
end $$;

-- One of them. Whose account is going has no entries any more.
create function note_change(of_user uuid, of_table text, row_id uuid, boat uuid) returns void language plpgsql as $$
begin
  if not exists (select from auth_users where id = of_user) then return; end if;
  insert into changements as c (user_id, table_nom, ligne, bateau)
    values (of_user, of_table, row_id, coalesce(boat, '00000000-0000-0000-0000-000000000000'))
    on conflict (user_id, table_nom, ligne, bateau) do update set xid = excluded.xid, moment = excluded.moment
      where c.xid <> excluded.xid;
end $$;

-- Within a cascade no function may take another role, and after it the owner of the tables is held to row-level security like
-- everybody. Before each row he is not: so that is where a cascade is noted.
create function note_cascade() returns trigger language plpgsql as $$
declare
  boat uuid;
begin
  if tg_argv[0] = 'bateau_id' then boat := old.bateau_id; elsif tg_argv[0] = 'id' then boat := old.id; end if;
  if old.user_id is not null then perform note_change(old.user_id, tg_table_name, old.id, boat); end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;

-- A row that changes its owner or its boat is gone for those whom it leaves.
create function note_leaving() returns trigger language plpgsql set role to bosco_system as $$
begin
  if tg_argv[0] = 'id' then perform note_change(old.user_id, tg_table_name, old.id, old.id);
  else perform note_change(old.user_id, tg_table_name, old.id, old.bateau_id); end if;
  return null;
end $$;

-- A table that devices keep a copy of: its changes are noted. `boat` is the column that names its boat, or null.
create function kept_table(t regclass, boat text) returns void language plpgsql set search_path to '' as $$
declare
  op record;
  direct constant text := '(current_user in (''bosco_app'', ''bosco_crew'', ''bosco_system''))';
begin
  for op in select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as v (name, rows) loop
    execute format('create trigger note_%1$s after %1$s on %2$s referencing %3$s table as changed_rows
      for each statement when %4$s execute function public.note_changes(%5$L)', op.name, t, op.rows, direct, coalesce(boat, ''));
  end loop;
  execute format('create trigger note_cascade before update or delete on %s for each row when (not %s)
    execute function public.note_cascade(%L)', t, direct, coalesce(boat, ''));
  if boat is not null then
    execute format('create trigger note_leaving after update of %1$s on %2$s for each row
      when (old.user_id <> new.user_id or old.%3$I <> new.%3$I) execute function public.note_leaving(%3$L)',
      case boat when 'id' then 'user_id' else 'user_id, ' || quote_ident(boat) end, t, boat);
  end if;
end $$;
revoke all on function kept_table(regclass, text) from public;
do $$
declare
  t text;
begin
  perform kept_table('bateaux', 'id');
  foreach t in array array['releves_heures', 'maintenances', 'inventaire', 'espaces_stockage', 'listes_avitaillement',
    'checklists_nouvelles', 'taches', 'passages_checklist'] loop
    perform kept_table(t::regclass, 'bateau_id');
  end loop;
  foreach t in array array['categories', 'sous_categories', 'abonnements'] loop
    perform kept_table(t::regclass, null);
  end loop;
end $$;

-- Whoever comes aboard is brought all of the boat, by entries of his own: nobody else is brought it again. Whoever goes is told
-- of the boat, and drops what is of it.
create function note_arrival() returns trigger language plpgsql set role to bosco_system as $$
declare
  t text;
begin
  -- What is being written aboard just now is waited for: whoever adds a row holds its boat or its checklist.
  perform from bateaux where user_id = new.user_id and id = new.bateau_id for update;
  perform from checklists_nouvelles where user_id = new.user_id and bateau_id = new.bateau_id order by id for update;
  perform note_change(new.membre_id, 'bateaux', new.bateau_id, new.bateau_id);
  for t in
    select c.relname from pg_trigger g join pg_class c on c.oid = g.tgrelid
    where g.tgfoid = 'note_leaving'::regproc and c.relname <> 'bateaux' order by 1
  loop
    execute format('insert into changements as c (user_id, table_nom, ligne, bateau)
      select $1, %1$L, id, $3 from %1$I where user_id = $2 and bateau_id = $3 order by id
      on conflict (user_id, table_nom, ligne, bateau) do update set xid = excluded.xid, moment = excluded.moment
        where c.xid <> excluded.xid', t) using new.membre_id, new.user_id, new.bateau_id;
  end loop;
  return null;
end $$;
create trigger note_arrival after insert on partages for each row when (new.membre_id is not null)
  execute function note_arrival();
create trigger note_acceptance after update of membre_id on partages for each row
  when (new.membre_id is not null and old.membre_id is distinct from new.membre_id) execute function note_arrival();
create function note_departure() returns trigger language plpgsql set role to bosco_system as $$
begin
  perform note_change(old.membre_id, 'bateaux', old.bateau_id, old.bateau_id);
  return null;
end $$;
create function note_departure_in_cascade() returns trigger language plpgsql as $$
begin
  perform note_change(old.membre_id, 'bateaux', old.bateau_id, old.bateau_id);
  return old;
end $$;
create trigger note_departure after delete on partages for each row
  when (old.membre_id is not null and current_user in ('bosco_app', 'bosco_crew', 'bosco_system'))
  execute function note_departure();
create trigger note_departure_in_cascade before delete on partages for each row
  when (old.membre_id is not null and current_user not in ('bosco_app', 'bosco_crew', 'bosco_system'))
  execute function note_departure_in_cascade();
