-- Calendar addresses beside an account's one: of all boats or of one, of all works or of those given to oneself. Only hashes of their
-- secrets are here. The boat may be another's, and go: whoever reads an address sees what its account sees at that moment.
create table calendriers_choisis (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  bateau_id uuid,
  pour_moi boolean not null default false,
  jeton_hash text not null unique check (length(jeton_hash) = 43),
  created_at timestamptz not null default now(),
  consulte_le timestamptz,
  primary key (user_id, id)
);
select own_table('calendriers_choisis', '{select,insert,delete}');

-- An address is one: what was given out as the one kind can't be taken over as the other.
create function refuse_taken_address() returns trigger language plpgsql set role to bosco_system as $$
declare
  is_taken boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended(new.jeton_hash, 5));
  execute format('select exists (select from %I where jeton_hash = $1)', tg_argv[0]) into is_taken using new.jeton_hash;
  if is_taken then raise exception 'an address that is given out' using errcode = 'unique_violation'; end if;
  return null;
end $$;
create trigger taken_address after insert or update of jeton_hash on calendriers for each row
  execute function refuse_taken_address('calendriers_choisis');
create trigger taken_address after insert on calendriers_choisis for each row
  execute function refuse_taken_address('calendriers');

-- As before, and a boat that is handed over leaves the addresses that its former owner made of it: they are his, and end.
create or replace function hand_over(boat uuid, from_user uuid, to_user uuid) returns void
  language plpgsql set role to bosco_system as $$
declare
  t regclass;
begin
  set constraints all deferred;
  delete from annulations where user_id = from_user and bateau_id = boat;
  delete from maintenances_supprimees where user_id = from_user and bateau_id = boat;
  delete from partages where user_id = from_user and bateau_id = boat;
  delete from calendriers_choisis where user_id = from_user and bateau_id = boat;
  -- a task may be tied to a maintenance of another boat, which stays
  update taches t set maintenance_id = null from maintenances m
    where t.user_id = from_user and m.user_id = from_user and m.id = t.maintenance_id
      and (t.bateau_id = boat) <> (m.bateau_id = boat);
  update bateaux set user_id = to_user, par_defaut = false where user_id = from_user and id = boat;
  for t in
    select c.oid from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname not in ('annulations', 'maintenances_supprimees', 'partages', 'calendriers_choisis')
      and 2 = (select count(*) from pg_attribute a where a.attrelid = c.oid and attname in ('user_id', 'bateau_id')
        and not attisdropped)
  loop
    execute format('update %s set user_id = $1 where user_id = $2 and bateau_id = $3', t) using to_user, from_user, boat;
  end loop;
  set constraints all immediate;
  perform tell_change(to_user, 'partages', 'DELETE', boat);
end $$;
