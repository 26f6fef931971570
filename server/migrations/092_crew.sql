-- Crew: a boat is shared with other accounts. Its rows stay its owner's; what others may do with them is decided here.
--
-- A third role that nobody logs in as, `bosco_crew`: a request of somebody with whom a boat is shared. Its policies show the
-- boats that one may see beside one's own. Whoever has been given nothing stays `bosco_app`, whose policies and plans are
-- what they were (docs/decisions/029).
do $$
begin
  if not exists (select from pg_roles where rolname = 'bosco_crew') then
    create role bosco_crew nologin;
  end if;
exception when duplicate_object or unique_violation then null; -- another database of this cluster made it meanwhile
end $$;
do $$
begin
  if current_setting('server_version_num')::int >= 160000 then
    execute format('grant bosco_crew to %I with inherit false', current_user);
  else
    execute format('grant bosco_crew to %I', current_user);
  end if;
exception when others then
  if not pg_has_role(current_user, 'bosco_crew', 'member') then raise; end if;
end $$;
grant usage on schema public to bosco_crew;

-- A share of a boat: an invitation until `membre_id` has accepted it. One whose role is `proprietaire` hands the boat over.
create table partages (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  bateau_id uuid not null,
  email text not null check (email = lower(email) and length(email) <= 254 and email ~ '^[^@ ]+@[^@ ]+$'),
  role text not null check (role in ('lecture', 'equipage', 'gestion', 'proprietaire')),
  -- how a member of the demo's example crew is called, who has no account
  nom text check (length(nom) between 1 and 254),
  membre_id uuid references auth_users (id) on delete cascade check (membre_id <> user_id),
  -- of the secret in the link, until it is used
  jeton_hash text unique check (length(jeton_hash) = 43),
  expire_le timestamptz check (isfinite(expire_le)),
  accepte_le timestamptz check (isfinite(accepte_le)),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, bateau_id) references bateaux (user_id, id) on delete cascade deferrable,
  check (membre_id is null or (accepte_le is not null and role <> 'proprietaire')),
  -- what is used is no secret any more
  check (accepte_le is null or (jeton_hash is null and expire_le is null)),
  check (jeton_hash is null or expire_le is not null)
);
create unique index partages_guest on partages (user_id, bateau_id, email, (role = 'proprietaire'));
create unique index partages_member on partages (membre_id, user_id, bateau_id);

-- Whether an account has ever shared, or been given, anything: whoever has not is not made to look for it.
alter table profils_utilisateur add column partage boolean not null default false;
create function mark_sharing() returns trigger language plpgsql set role to bosco_system as $$
begin
  update profils_utilisateur set partage = true where id in (new.user_id, new.membre_id) and not partage;
  return null;
end $$;
create trigger mark_sharing after insert or update of membre_id on partages for each row execute function mark_sharing();

-- Who did what aboard, for 90 days. Written by `note_activity` and nobody else; what is counted is one row an hour.
create table activites (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  bateau_id uuid not null,
  -- no foreign key: `forget_author` sees to it, and so does the name
  auteur_id uuid,
  auteur text not null check (length(auteur) between 1 and 254),
  action text not null check (action in ('maintenance', 'stock', 'articles', 'checklist', 'heures', 'liste', 'arrivee',
    'depart', 'cession')),
  objet text not null default '' check (length(objet) <= 200),
  nombre integer not null default 1 check (nombre > 0),
  heure timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, bateau_id) references bateaux (user_id, id) on delete cascade deferrable
);
create index activites_listed on activites (user_id, bateau_id, created_at desc);
create unique index activites_counted on activites (user_id, bateau_id, auteur_id, action, heure) where heure is not null;
create index activites_by_others on activites (auteur_id) where auteur_id <> user_id;
create index activites_created on activites (created_at);

-- Who has done it: the name as it was then, and by which account, so that it can be forgotten with it.
alter table maintenances
  add column fait_par text check (length(fait_par) between 1 and 254),
  add column fait_par_id uuid;
create index maintenances_by_others on maintenances (fait_par_id) where fait_par_id <> user_id;
alter table passages_checklist add column auteur_id uuid;
create index passages_by_others on passages_checklist (auteur_id) where auteur_id <> user_id;

-- Tasks and runs know their boat too. A server of the previous release does not tell it.
alter table taches add column bateau_id uuid;
alter table passages_checklist add column bateau_id uuid;
create function take_boat_of_checklist() returns trigger language plpgsql as $$
begin
  select c.bateau_id into new.bateau_id from checklists_nouvelles c
    where c.user_id = new.user_id and c.id = new.checklist_id;
  return new;
end $$;
create trigger take_boat before insert on taches for each row execute function take_boat_of_checklist();
create trigger take_boat before insert on passages_checklist for each row execute function take_boat_of_checklist();
alter table taches disable trigger user; -- nobody has changed anything
alter table passages_checklist disable trigger user;
set local role bosco_system;
update taches t set bateau_id = c.bateau_id from checklists_nouvelles c where c.user_id = t.user_id and c.id = t.checklist_id;
update passages_checklist r set bateau_id = c.bateau_id from checklists_nouvelles c
  where c.user_id = r.user_id and c.id = r.checklist_id;
reset role;
alter table taches enable trigger user;
alter table passages_checklist enable trigger user;

-- The accounts whose rows this transaction may meet: one's own, and the owners of the boats that one may see.
create function app_owners() returns uuid[] language sql stable parallel safe
  return nullif(current_setting('app.owners', true), '')::uuid[];

-- Who shares something with a user, asked before the transaction is his: null when nobody does.
create function find_crew(of_user uuid) returns table (owners uuid[], gives boolean)
  language plpgsql stable rows 1 set role to bosco_system as $$
begin
  gives := false;
  if exists (select from profils_utilisateur p where p.id = of_user and p.partage) then
    owners := (select array_agg(distinct s.user_id) || of_user from partages s where s.membre_id = of_user having count(*) > 0);
    gives := exists (select from partages s where s.user_id = of_user);
  end if;
  return next;
end $$;

-- As before: a server of the previous release is told of the columns that it knows.
create or replace function find_signed_in(session_token text)
  returns table (session_id uuid, expires_at timestamptz, signed_in_at timestamptz, profile json, term json)
  language plpgsql stable rows 1 set role to bosco_system as $$
begin
  return query
    select s.id, s."expiresAt", s."createdAt",
      (select to_json(q) from (select p.id, p.email, p.prenom, p.nom, p.telephone, p.adresse, p.role, p.photo_profil_url, p.est_demo,
        p.created_at, p.updated_at) as q),
      (select to_json(a) from abonnements a
        where a.user_id = p.id and a.statut = 'actif' and a.date_fin >= now()
        order by a.created_at desc limit 1)
    from auth_sessions s join profils_utilisateur p on p.id = s."userId"
    where s.token = any (array[stored_token(session_token),
        case when not starts_with(session_token, 'sha256:') then session_token end])
      and s."expiresAt" > now();
end $$;

-- The same, with what is shared with him and whether he shares anything.
create function find_caller(session_token text)
  returns table (session_id uuid, expires_at timestamptz, signed_in_at timestamptz, profile json, term json,
    received json, owners uuid[], gives boolean)
  language plpgsql stable rows 1 set role to bosco_system as $$
declare
  caller uuid;
  shares boolean;
begin
  select s.id, s."expiresAt", s."createdAt", p.id, p.partage,
      (select to_json(q) from (select p.id, p.email, p.prenom, p.nom, p.telephone, p.adresse, p.role, p.photo_profil_url, p.est_demo,
        p.created_at, p.updated_at) as q),
      (select to_json(a) from abonnements a
        where a.user_id = p.id and a.statut = 'actif' and a.date_fin >= now()
        order by a.created_at desc limit 1)
    into session_id, expires_at, signed_in_at, caller, shares, profile, term
    from auth_sessions s join profils_utilisateur p on p.id = s."userId"
    where s.token = any (array[stored_token(session_token),
        case when not starts_with(session_token, 'sha256:') then session_token end])
      and s."expiresAt" > now();
  if not found then return; end if;
  gives := false;
  if shares then
    gives := exists (select from partages g where g.user_id = caller);
    select case when count(*) > 0 then array_agg(distinct h.user_id) || caller end,
        json_agg(json_build_object('bateau_id', h.bateau_id, 'role', h.role, 'owner_id', h.user_id,
          'est_demo', o.est_demo, 'term', (select to_json(a) from abonnements a
            where a.user_id = o.id and a.statut = 'actif' and a.date_fin >= now()
            order by a.created_at desc limit 1)))
      into owners, received
      from partages h join profils_utilisateur o on o.id = h.user_id where h.membre_id = caller;
  end if;
  return next;
end $$;

-- Whoever is aboard a boat beside its owner.
create function members_of(of_user uuid, boat uuid) returns uuid[] language plpgsql stable set role to bosco_system as $$
begin
  return coalesce((select array_agg(membre_id) from partages
    where user_id = of_user and bateau_id = boat and membre_id is not null), '{}');
end $$;

-- As before, and what is of a boat says so (the argument is the column that names it), for the crew to be told too. Where nobody
-- shares anything (`app.crew`), nobody need be.
create function tell_aboard(of_user uuid, boat uuid, of_table text, op text, row_id uuid) returns void language plpgsql as $$
declare
  message constant text := json_build_object('user_id', of_user, 'table', of_table, 'op', op, 'id', row_id, 'boat', boat);
begin
  if current_setting('app.tells', true) = 'after commit' then
    perform set_config('app.changes', coalesce(current_setting('app.changes', true), '') || message || E'\n', true);
  else
    perform pg_notify('bosco_changes', message);
  end if;
end $$;
create or replace function tell_own_changes() returns trigger language plpgsql as $$
declare
  of_user uuid;
  boat uuid;
  ids uuid[];
  row_id uuid;
begin
  if tg_nargs > 0 and current_setting('app.crew', true) is distinct from 'none' then
    for of_user, boat, ids in execute format(
      'select user_id, %I, case when count(*) > 20 then array[null::uuid] else array_agg(id) end
        from changed_rows group by 1, 2', tg_argv[0])
    loop
      foreach row_id in array ids loop
        perform tell_aboard(of_user, boat, tg_table_name, tg_op, row_id);
      end loop;
    end loop;
    return null;
  end if;
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
-- What a server tells after its commits, one message a line: to the owner, and to whoever is aboard by then. Not in the trigger,
-- since within a cascade nobody may take the role that sees the shares.
create function tell_lines(lines text[]) returns void language plpgsql set role to bosco_system as $$
declare
  told jsonb;
  listener uuid;
begin
  perform pg_notify('bosco_changes', line) from unnest(lines) as line where strpos(line, '"boat"') = 0;
  for told in select line::jsonb from unnest(lines) as line where strpos(line, '"boat"') > 0 loop
    foreach listener in array (told ->> 'user_id')::uuid || members_of((told ->> 'user_id')::uuid, (told ->> 'boat')::uuid) loop
      perform pg_notify('bosco_changes', ((told - 'boat') || jsonb_build_object('user_id', listener))::text);
    end loop;
  end loop;
end $$;

-- A share is told to both sides.
create function tell_shares() returns trigger language plpgsql as $$
declare
  of_user uuid;
  share uuid;
begin
  for of_user, share in
    select user_id, id from changed_rows union select membre_id, id from changed_rows where membre_id is not null
  loop
    perform tell_change(of_user, tg_table_name, tg_op, share);
  end loop;
  return null;
end $$;

-- As before, and for whoever is of a crew too: what is one's own is one's own.
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
  execute format('create policy own_rows on %s for all to bosco_app, bosco_crew
    using (user_id = (select public.app_user())) with check (user_id = (select public.app_user()))', t);
  execute format('create policy system on %s for all to bosco_system using (true) with check (true)', t);
  execute format('grant %s on %s to bosco_app, bosco_crew', array_to_string(rights, ', '), t);
  execute format('grant select, insert, update, delete on %s to bosco_system', t);
  if columns @> '{version,updated_at}' then
    execute format('create trigger touch before update on %s for each row execute function public.touch_row()', t);
  end if;
  if told then
    for op in select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as v (name, rows) loop
      execute format('create trigger tell_%1$s after %1$s on %2$s referencing %3$s table as changed_rows
        for each statement execute function %4$s', op.name, t, op.rows,
        case when 'id' = any (columns) then 'public.tell_own_changes()' else 'public.tell_changes(''user_id'', ''null::uuid'')' end);
    end loop;
  end if;
end $$;

-- The same for a table whose rows are of a boat, for its crew; after `own_table`. `boat` is the column that names it; the others
-- say from which role on a member may insert, update and delete there, or (null) that no member may.
create function crew_table(t regclass, boat text, inserts text, updates text, deletes text)
  returns void language plpgsql set search_path to '' as $$
declare
  -- one's own rows are not looked up
  aboard constant text := format('(user_id = (select public.app_user()) or (user_id, %I) in (
    select p.user_id, p.bateau_id from public.partages p where p.membre_id = (select public.app_user())%%s))', boat);
  least constant jsonb := '{"equipage": " and p.role <> ''lecture''", "gestion": " and p.role = ''gestion''"}';
  own constant text := 'user_id = (select public.app_user())';
  met constant text := 'user_id = any ((select public.app_owners())::uuid[])';
  allowed text;
  op record;
begin
  execute format('alter policy own_rows on %s to bosco_app', t);
  execute format('create policy crew_sees on %s for select to bosco_crew using (%s and %s)', t, met, format(aboard, ''));
  for op in select * from (values ('insert', inserts), ('update', updates), ('delete', deletes)) as v (name, role) loop
    allowed := case when op.role is null then own else met || ' and ' || format(aboard, least ->> op.role) end;
    execute format('create policy crew_%2$ss on %1$s for %2$s to bosco_crew %3$s', t, op.name,
      case op.name when 'insert' then format('with check (%s)', allowed) when 'delete' then format('using (%s)', allowed)
        else format('using (%1$s) with check (%1$s)', allowed) end);
  end loop;
  for op in
    select v.name, v.rows from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as v (name, rows)
      join pg_trigger g on g.tgrelid = t and g.tgname = 'tell_' || v.name
  loop
    execute format('create or replace trigger tell_%1$s after %1$s on %2$s referencing %3$s table as changed_rows
      for each statement execute function public.tell_own_changes(%4$L)', op.name, t, op.rows, boat);
  end loop;
end $$;
revoke all on function crew_table(regclass, text, text, text, text) from public;

select own_table('partages', '{select,insert,update,delete}', false);
select own_table('activites', '{select}');
do $$
declare
  t text;
  op record;
begin
  -- What is one's own alone, for whoever is of a crew too.
  foreach t in array array['abonnements', 'questions_assistant', 'assistant_usage', 'operations', 'profils_utilisateur',
    'categories', 'sous_categories', 'calendriers', 'maintenances_supprimees'] loop
    execute format('alter policy own_rows on %I to bosco_app, bosco_crew', t);
  end loop;
  alter policy built_in_rows on categories to bosco_app, bosco_crew;
  alter policy built_in_rows on sous_categories to bosco_app, bosco_crew;
  alter policy catalogue on modeles_navires to bosco_app, bosco_crew;

  perform crew_table('bateaux', 'id', null, 'equipage', null);
  perform crew_table('releves_heures', 'bateau_id', 'equipage', null, null);
  perform crew_table('maintenances', 'bateau_id', 'gestion', 'equipage', 'gestion');
  perform crew_table('espaces_stockage', 'bateau_id', 'gestion', 'gestion', 'gestion');
  perform crew_table('inventaire', 'bateau_id', 'equipage', 'equipage', 'gestion');
  perform crew_table('listes_avitaillement', 'bateau_id', 'equipage', 'equipage', 'gestion');
  perform crew_table('checklists_nouvelles', 'bateau_id', 'gestion', 'gestion', 'gestion');
  perform crew_table('taches', 'bateau_id', 'gestion', 'equipage', 'gestion');
  perform crew_table('passages_checklist', 'bateau_id', 'equipage', null, null);
  perform crew_table('annulations', 'bateau_id', 'equipage', null, 'equipage');
  perform crew_table('activites', 'bateau_id', null, null, null);

  for op in select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as v (name, rows) loop
    execute format('create trigger tell_%1$s after %1$s on partages referencing %2$s table as changed_rows
      for each statement execute function tell_shares()', op.name, op.rows);
  end loop;
end $$;
-- what is counted grows with every press: only its first is told
drop trigger tell_update on activites;

-- Whoever is of a crew may do with his own what everybody may.
do $$
declare
  granted record;
begin
  for granted in
    select table_name, privilege_type from information_schema.table_privileges
    where grantee = 'bosco_app' and table_schema = 'public'
  loop
    execute format('grant %s on %I to bosco_crew', granted.privilege_type, granted.table_name);
  end loop;
  for granted in
    select table_name, column_name, privilege_type from information_schema.column_privileges c
    where grantee = 'bosco_app' and table_schema = 'public' and not exists (
      select from information_schema.table_privileges t where t.grantee = 'bosco_app' and t.table_schema = 'public'
        and t.table_name = c.table_name and t.privilege_type = c.privilege_type)
  loop
    execute format('grant %s (%I) on %I to bosco_crew', granted.privilege_type, granted.column_name, granted.table_name);
  end loop;
end $$;

grant execute on function whole_catalogue() to bosco_crew;

-- An owner writes an invitation and its role, never who has accepted it. A member sees his shares, and leaves.
revoke insert, update on partages from bosco_app, bosco_crew;
grant insert (user_id, bateau_id, email, role, jeton_hash, expire_le), update (role) on partages to bosco_app, bosco_crew;
create policy received on partages for select to bosco_crew using (membre_id = (select app_user()));
create policy leaves on partages for delete to bosco_crew using (membre_id = (select app_user()));

-- Row-level security knows no columns. The arguments are those that `equipage` may write, or all of them where none is named.
-- No member changes the owner of a row, or which boat is its owner's default.
create function refuse_beyond_role() returns trigger language plpgsql as $$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  written constant text[] := array['version', 'updated_at'] || tg_argv[0:];
begin
  if new.user_id = app_user() and old.user_id = app_user() then return new; end if;
  if new.user_id <> old.user_id or after -> 'par_defaut' is distinct from before -> 'par_defaut' then
    raise exception 'a member changes neither owner nor default' using errcode = 'BO403';
  end if;
  if tg_nargs = 0 or before - written = after - written then return new; end if;
  -- where it was and where it goes
  if not exists (select from unnest(array[before, after]) as side (state) where not exists (
      select from partages p where p.membre_id = app_user() and p.role = 'gestion' and p.user_id = old.user_id
        and p.bateau_id = coalesce(state ->> 'bateau_id', state ->> 'id')::uuid)) then
    return new;
  end if;
  raise exception 'more of % than this role may write', tg_table_name using errcode = 'BO403';
end $$;
create trigger beyond_role before update on bateaux for each row when (current_user = 'bosco_crew')
  execute function refuse_beyond_role('heures_moteur');
create trigger beyond_role before update on maintenances for each row when (current_user = 'bosco_crew')
  execute function refuse_beyond_role('statut', 'date_realisation', 'heures_realisation', 'fait_par', 'fait_par_id');
-- a tie to a maintenance is cut by a reset; to make one is to plan work
create trigger beyond_role before update on taches for each row
  when (current_user = 'bosco_crew' and new.maintenance_id is null)
  execute function refuse_beyond_role('etat', 'note', 'maintenance_id');
create trigger beyond_role_tied before update on taches for each row
  when (current_user = 'bosco_crew' and new.maintenance_id is not null)
  execute function refuse_beyond_role('etat', 'note');
create trigger beyond_role before update on inventaire for each row when (current_user = 'bosco_crew')
  execute function refuse_beyond_role();
create trigger beyond_role before update on listes_avitaillement for each row when (current_user = 'bosco_crew')
  execute function refuse_beyond_role();
create trigger beyond_role before update on espaces_stockage for each row when (current_user = 'bosco_crew')
  execute function refuse_beyond_role();
create trigger beyond_role before update on checklists_nouvelles for each row when (current_user = 'bosco_crew')
  execute function refuse_beyond_role();

-- Nobody of the crew says that somebody else has done something.
create function refuse_others_name() returns trigger language plpgsql as $$
begin
  raise exception 'in another''s name' using errcode = 'BO403';
end $$;
create trigger others_name before update on maintenances for each row
  when (current_user = 'bosco_crew' and new.fait_par_id is distinct from old.fait_par_id and new.fait_par_id <> app_user())
  execute function refuse_others_name();
create trigger others_name before insert on passages_checklist for each row
  when (current_user = 'bosco_crew' and new.auteur_id is distinct from app_user())
  execute function refuse_others_name();

-- Whoever may finish a maintenance brings the next one of its series, and takes it back when he reopens it.
create function is_finished(of_user uuid, of_boat uuid, maintenance uuid) returns boolean
  language plpgsql stable set role to bosco_system as $$
begin
  return exists (select from maintenances m where m.user_id = of_user and m.bateau_id = of_boat and m.id = maintenance
    and m.statut = 'Terminée');
end $$;
create policy crew_continues on maintenances for insert to bosco_crew with check (
  statut = 'En attente' and (user_id, bateau_id) in (
    select p.user_id, p.bateau_id from partages p where p.membre_id = (select app_user()) and p.role <> 'lecture')
  and is_finished(user_id, bateau_id, precedente_id));
create policy crew_takes_back on maintenances for delete to bosco_crew using (
  user_id = any ((select app_owners())::uuid[]) and version = 1 and statut = 'En attente' and precedente_id is not null
  and (user_id, bateau_id) in (
    select p.user_id, p.bateau_id from partages p where p.membre_id = (select app_user()) and p.role <> 'lecture'));

-- How many an account has, for a member who adds to it and does not see all of it.
create function count_held(of_user uuid, of_table text, is_open boolean) returns integer
  language plpgsql stable set role to bosco_system as $$
declare
  held integer;
begin
  if not exists (select from partages where user_id = of_user and membre_id = app_user()) then return 0; end if;
  execute format('select count(*) from %I where user_id = $1%s', of_table,
    case when is_open then ' and statut <> ''Terminée''' else '' end) into held using of_user;
  return held;
end $$;
-- Deletes the one finished work of an account that was done longest ago, except the one just finished.
create function forget_oldest_done(of_user uuid, finished uuid) returns void
  language plpgsql set role to bosco_system as $$
begin
  if of_user is distinct from app_user() and not exists (select from partages
      where user_id = of_user and membre_id = app_user() and role <> 'lecture') then
    return;
  end if;
  delete from maintenances where user_id = of_user and id in (
    select id from maintenances where user_id = of_user and statut = 'Terminée' and id <> finished
    order by coalesce(date_realisation, date_echeance), created_at, id limit 1);
end $$;

-- The ceilings of an owner, whoever of the crew adds.
create function refuse_beyond_ceiling_of_owner() returns trigger language plpgsql set role to bosco_system as $$
declare
  owner uuid;
  held integer;
begin
  for owner in select distinct user_id from added_rows loop
    execute format('select count(*) from %I where user_id = $1', tg_table_name) into held using owner;
    if held > (select case when est_demo then tg_argv[1] else tg_argv[0] end from profils_utilisateur where id = owner)::integer
    then
      raise exception 'more % than an account may have', tg_table_name using errcode = 'check_violation';
    end if;
  end loop;
  return null;
end $$;
do $$
declare
  most record;
begin
  for most in select * from (values ('bateaux', '200', '5'), ('espaces_stockage', '2000', '100'), ('categories', '2000', '100'),
    ('sous_categories', '2000', '100'), ('listes_avitaillement', '500', '30'), ('checklists_nouvelles', '500', '40'))
    as v (t, pro, demo)
  loop
    execute format('create trigger ceiling_of_owner after insert on %I referencing new table as added_rows
      for each statement when (current_user = ''bosco_crew'')
      execute function refuse_beyond_ceiling_of_owner(%L, %L)', most.t, most.pro, most.demo);
  end loop;
end $$;

-- Rows are named by their id, which its sender chooses; two accounts may have the same. Nobody may ever see both: what he
-- means would be written to both. So among people who share boats an id is given once.
--
-- These people, and whoever shares a boat with one of them.
create function near_accounts(people uuid[]) returns setof uuid language plpgsql stable set role to bosco_system as $$
begin
  return query select unnest(people) union select p.user_id from partages p where p.membre_id = any (people);
end $$;
create function refuse_taken_ids() returns trigger language plpgsql set role to bosco_system as $$
declare
  is_taken boolean;
begin
  execute format('
    select exists (
      select from (select user_id, %2$I as boat, array_agg(id) as ids from added_rows group by 1, 2) as added
      cross join lateral near_accounts(array[added.user_id] || members_of(added.user_id, added.boat)) as near
      join %1$I as other on other.user_id = near
      where near <> added.user_id and other.id = any (added.ids))', tg_table_name, tg_argv[0]) into is_taken;
  if is_taken then raise exception 'an id of somebody who is near' using errcode = 'unique_violation'; end if;
  return null;
end $$;
-- The same before somebody accepts: whether the boat has an id that he meets elsewhere.
create function has_taken_ids(of_user uuid, boat uuid, guest uuid) returns boolean
  language plpgsql stable set role to bosco_system as $$
declare
  t text;
  is_taken boolean;
begin
  foreach t in array array['bateaux', 'maintenances', 'espaces_stockage', 'inventaire', 'listes_avitaillement',
    'checklists_nouvelles', 'taches'] loop
    execute format('select exists (
      select from %1$I as own cross join near_accounts(array[$3]) as near
      join %1$I as other on other.user_id = near and other.id = own.id
      where own.user_id = $1 and own.%2$I = $2 and near <> $1)',
      t, case t when 'bateaux' then 'id' else 'bateau_id' end) into is_taken using of_user, boat, guest;
    if is_taken then return true; end if;
  end loop;
  return false;
end $$;
do $$
declare
  t text;
begin
  foreach t in array array['bateaux', 'maintenances', 'espaces_stockage', 'inventaire', 'listes_avitaillement',
    'checklists_nouvelles', 'taches'] loop
    execute format('create trigger taken_ids after insert on %I referencing new table as added_rows for each statement
      when (current_setting(''app.crew'', true) is distinct from ''none'') execute function refuse_taken_ids(%L)',
      t, case t when 'bateaux' then 'id' else 'bateau_id' end);
  end loop;
end $$;

-- Who is of a crew with the caller: the members of his boats, and the owners of those he sees. Nothing of a profile but the name
-- is anybody else's to know.
create function find_shipmates() returns table (id uuid, prenom text, nom text, email text)
  language plpgsql stable set role to bosco_system as $$
begin
  return query select p.id, p.prenom, p.nom, p.email from profils_utilisateur p where p.id in (
    select s.membre_id from partages s where s.user_id = app_user()
    union select s.user_id from partages s where s.membre_id = app_user());
end $$;

-- Counts an invitation. Whoever has sent too many today sends no more; whom too many were sent to gets no mail of it, so that
-- nobody can keep others from inviting him.
create function take_invitation(guest text, most_sent integer, most_received integer)
  returns table (is_taken boolean, is_mailed boolean) language plpgsql set role to bosco_system as $$
declare
  sender constant text := 'invitation by ' || app_user();
  receiver constant text := 'invitation to ' || encode(sha256(convert_to(guest, 'UTF8')), 'hex');
  since constant timestamptz := now() - interval '1 day';
begin
  perform pg_advisory_xact_lock(hashtextextended(receiver, 3));
  is_taken := (select count(*) from auth_attempts where subject = sender and at > since) < most_sent;
  is_mailed := (select count(*) from auth_attempts where subject = receiver and at > since) < most_received;
  if is_taken then insert into auth_attempts (subject) values (sender), (receiver); end if;
  return next;
end $$;

-- A maintenance that moves to another boat comes among other people: the same question, and those it leaves are told.
create function refuse_taken_id_elsewhere() returns trigger language plpgsql set role to bosco_system as $$
begin
  if exists (select from near_accounts(array[new.user_id] || members_of(new.user_id, new.bateau_id)) as near
      join maintenances other on other.user_id = near where near <> new.user_id and other.id = new.id) then
    raise exception 'an id of somebody who is near' using errcode = 'unique_violation';
  end if;
  perform tell_aboard(old.user_id, old.bateau_id, tg_table_name, tg_op, old.id);
  return null;
end $$;
create trigger taken_id_elsewhere after update of bateau_id on maintenances for each row
  when (old.bateau_id <> new.bateau_id and old.user_id = new.user_id
    and current_setting('app.crew', true) is distinct from 'none')
  execute function refuse_taken_id_elsewhere();

-- Notes what the caller did aboard, if the boat is one that he sees. Counted things are one row an hour.
create function note_activity(author text, boat uuid, what text, about text, how_many integer, is_counted boolean) returns void
  language plpgsql set role to bosco_system as $$
declare
  owner constant uuid := (select user_id from (
    select b.user_id from bateaux b where b.user_id = app_user() and b.id = boat
    union all select p.user_id from partages p where p.membre_id = app_user() and p.bateau_id = boat) as seen limit 1);
begin
  if owner is null then return; end if;
  insert into activites as a (user_id, bateau_id, auteur_id, auteur, action, objet, nombre, heure)
    values (owner, boat, app_user(), author, what, left(about, 200), how_many,
      case when is_counted then date_trunc('hour', now()) end)
    on conflict (user_id, bateau_id, auteur_id, action, heure) where heure is not null
    do update set nombre = a.nombre + excluded.nombre, objet = '', created_at = now();
end $$;
create trigger keep_newest after insert on activites referencing new table as added_rows
  for each statement execute function keep_newest('bateau_id', 'created_at', '5000', '200');

-- Whose account goes is forgotten in what he did aboard others' boats.
create function forget_author() returns trigger language plpgsql set role to bosco_system as $$
begin
  update activites set auteur = 'Ancien équipier', auteur_id = null where auteur_id = old.id and auteur_id <> user_id;
  update maintenances set fait_par = 'Ancien équipier', fait_par_id = null
    where fait_par_id = old.id and fait_par_id <> user_id;
  update passages_checklist set auteur = 'Ancien équipier', auteur_id = null
    where auteur_id = old.id and auteur_id <> user_id;
  return old;
end $$;
create trigger forget_author before delete on auth_users for each row execute function forget_author();

-- Handing a boat over: all that is of it changes owner in one transaction, so what names it is judged at its end.
do $$
declare
  reference record;
begin
  for reference in
    select conrelid::regclass as t, conname from pg_constraint
    where contype = 'f' and not condeferrable and confrelid in ('bateaux'::regclass, 'checklists_nouvelles'::regclass,
      'maintenances'::regclass, 'espaces_stockage'::regclass)
  loop
    execute format('alter table %s alter constraint %I deferrable initially immediate', reference.t, reference.conname);
  end loop;
end $$;
create function hand_over(boat uuid, from_user uuid, to_user uuid) returns void
  language plpgsql set role to bosco_system as $$
declare
  t regclass;
begin
  set constraints all deferred;
  delete from annulations where user_id = from_user and bateau_id = boat;
  delete from maintenances_supprimees where user_id = from_user and bateau_id = boat;
  delete from partages where user_id = from_user and bateau_id = boat;
  -- a task may be tied to a maintenance of another boat, which stays
  update taches t set maintenance_id = null from maintenances m
    where t.user_id = from_user and m.user_id = from_user and m.id = t.maintenance_id
      and (t.bateau_id = boat) <> (m.bateau_id = boat);
  update bateaux set user_id = to_user, par_defaut = false where user_id = from_user and id = boat;
  for t in
    select c.oid from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname not in ('annulations', 'maintenances_supprimees', 'partages')
      and 2 = (select count(*) from pg_attribute a where a.attrelid = c.oid and attname in ('user_id', 'bateau_id')
        and not attisdropped)
  loop
    execute format('update %s set user_id = $1 where user_id = $2 and bateau_id = $3', t) using to_user, from_user, boat;
  end loop;
  set constraints all immediate;
  perform tell_change(to_user, 'partages', 'DELETE', boat);
end $$;
revoke all on function hand_over(uuid, uuid, uuid), has_taken_ids(uuid, uuid, uuid) from public;
grant execute on function hand_over(uuid, uuid, uuid), has_taken_ids(uuid, uuid, uuid) to bosco_system;
