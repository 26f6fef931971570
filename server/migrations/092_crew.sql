-- Crew: a boat is shared with other accounts, and its rows stay its owner's. Here who shares what, who calls, and who is told;
-- in 093 what each may do, in 094 the rules besides.
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

-- The same, with what is shared with him and whether he shares anything. Written out again: a function in it would cost as much
-- as the rest, at every request.
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
