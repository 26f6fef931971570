-- The trip that is being prepared with a boat, and what somebody has said of the rules that judge it.

create table departs (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  bateau_id uuid not null,
  zone text not null check (zone in ('basique', 'cotier', 'semi-hauturier', 'hauturier')),
  personnes integer not null check (personnes between 1 and 50),
  enfants integer not null default 0 check (enfants between 0 and 50),
  depart date not null check (depart between '1850-01-01' and '2200-12-31'),
  jours integer not null check (jours between 1 and 90),
  mediterranee boolean not null default false,
  -- of each engine the hours and litres an hour that are planned; what is of an engine that is gone is passed over when it is read
  moteurs jsonb not null default '[]' check (jsonb_typeof(moteurs) = 'array' and pg_column_size(moteurs) < 2000),
  eau_a_bord numeric(9, 1) check (eau_a_bord between 0 and 100000),
  carburant_a_bord numeric(9, 1) check (carburant_a_bord between 0 and 100000),
  -- for the sheet that stays ashore
  retour_heure text check (length(retour_heure) = 5 and retour_heure ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  contact_a_terre text check (length(contact_a_terre) between 1 and 200),
  appel_apres_heures integer not null default 2 check (appel_apres_heures between 1 and 100),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, bateau_id),
  foreign key (user_id, bateau_id) references bateaux (user_id, id) on delete cascade deferrable initially immediate
);

create table controles_depart (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  bateau_id uuid not null,
  regle text not null check (length(regle) between 1 and 80 and regle ~ '^[a-z0-9-]+$'),
  article_id uuid,
  verifie_le date check (verifie_le between '1850-01-01' and '2200-12-31'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, bateau_id, regle),
  foreign key (user_id, bateau_id) references bateaux (user_id, id) on delete cascade deferrable initially immediate,
  -- an article of another boat is nothing that is aboard; one that is deleted is tied to nothing
  foreign key (user_id, bateau_id, article_id) references inventaire (user_id, bateau_id, id)
    on delete set null (article_id) deferrable initially immediate
);
create index controles_depart_of_article on controles_depart (user_id, bateau_id, article_id);

do $$
declare
  t text;
begin
  foreach t in array array['departs', 'controles_depart'] loop
    perform own_table(t::regclass);
    perform crew_table(t::regclass, 'bateau_id', 'gestion', 'gestion', 'gestion');
    perform kept_table(t::regclass, 'bateau_id');
    execute format('create trigger beyond_role before update on %I for each row when (current_user = ''bosco_crew'')
      execute function refuse_beyond_role()', t);
    execute format('create trigger taken_ids after insert on %I referencing new table as added_rows for each statement
      when (current_setting(''app.crew'', true) is distinct from ''none'') execute function refuse_taken_ids(''bateau_id'')', t);
  end loop;
end $$;
create or replace function has_taken_ids(of_user uuid, boat uuid, guest uuid) returns boolean
  language plpgsql stable set role to bosco_system as $$
declare
  t text;
  is_taken boolean;
begin
  foreach t in array array['bateaux', 'moteurs', 'maintenances', 'espaces_stockage', 'inventaire', 'pieces',
    'listes_avitaillement', 'checklists_nouvelles', 'taches', 'documents', 'departs', 'controles_depart'] loop
    execute format('select exists (
      select from %1$I as own cross join near_accounts(array[$3]) as near
      join %1$I as other on other.user_id = near and other.id = own.id
      where own.user_id = $1 and own.%2$I = $2 and near <> $1)',
      t, case t when 'bateaux' then 'id' else 'bateau_id' end) into is_taken using of_user, boat, guest;
    if is_taken then return true; end if;
  end loop;
  return exists (
    select from (
      select id from bateaux where user_id = of_user and id = boat
      union all select id from moteurs where user_id = of_user and bateau_id = boat
    ) as own cross join near_accounts(array[guest]) as near
    join lateral (
      select id from bateaux b where b.user_id = near and b.id = own.id
      union all select id from moteurs m where m.user_id = near and m.id = own.id
    ) as other on true
    where near <> of_user);
end $$;

-- Rules are some forty; names are chosen by whoever sends them.
create function refuse_beyond_checks() returns trigger language plpgsql set role to bosco_system as $$
begin
  -- one at a time for a boat: two that come at once must not both be the last that fits
  perform from bateaux b where (b.user_id, b.id) in (select user_id, bateau_id from added_rows) for no key update;
  if exists (select from controles_depart c where (c.user_id, c.bateau_id) in (select user_id, bateau_id from added_rows)
      group by c.user_id, c.bateau_id having count(*) > 100) then
    raise exception 'more checks than a boat may have' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ceiling after insert on controles_depart referencing new table as added_rows for each statement
  execute function refuse_beyond_checks();

-- A boat that is handed over brings along what its articles are tied to. Whom its former owner calls, and what he looked at himself, stays his.
create function leave_contact() returns trigger language plpgsql as $$
begin
  new.contact_a_terre := null;
  return new;
end $$;
create trigger leave_contact before update of user_id on departs for each row
  when (old.user_id <> new.user_id) execute function leave_contact();
create function leave_looks() returns trigger language plpgsql as $$
begin
  new.verifie_le := null;
  return new;
end $$;
create trigger leave_looks before update of user_id on controles_depart for each row
  when (old.user_id <> new.user_id) execute function leave_looks();

-- Devices keep tables that they had not: they begin anew.
set local role bosco_system;
delete from changements_epoques;
insert into changements_epoques (lieu) values (place_of_changes());
reset role;
