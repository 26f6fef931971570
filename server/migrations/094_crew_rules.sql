-- Crew: whose limits hold, ids that are given once, invitations, activity, and handing a boat over.
--
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
