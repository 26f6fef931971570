-- Upkeep as the trade does it: periods in months and engine hours, up to four engines a boat, and who is to do the work.

-- An engine beside the boat's first, whose name, type and hours are the boat's own (docs/decisions/034).
alter table bateaux add column nom_moteur text not null default 'Moteur' check (length(nom_moteur) between 1 and 60);

create table moteurs (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  bateau_id uuid not null,
  nom text not null check (length(nom) between 1 and 60),
  type text not null check (length(type) between 1 and 120),
  heures numeric(9, 1) not null default 0 check (heures between 0 and 200000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, bateau_id, id),
  foreign key (user_id, bateau_id) references bateaux (user_id, id) on delete cascade deferrable initially immediate,
  -- the boat's id is its first engine's
  check (id <> bateau_id)
);
select own_table('moteurs');
select crew_table('moteurs', 'bateau_id', 'gestion', 'equipage', 'gestion');
select kept_table('moteurs', 'bateau_id');
create trigger beyond_role before update on moteurs for each row when (current_user = 'bosco_crew')
  execute function refuse_beyond_role('heures');
create trigger taken_ids after insert on moteurs referencing new table as added_rows for each statement
  when (current_setting('app.crew', true) is distinct from 'none') execute function refuse_taken_ids('bateau_id');
create or replace function has_taken_ids(of_user uuid, boat uuid, guest uuid) returns boolean
  language plpgsql stable set role to bosco_system as $$
declare
  t text;
  is_taken boolean;
begin
  foreach t in array array['bateaux', 'moteurs', 'maintenances', 'espaces_stockage', 'inventaire', 'listes_avitaillement',
    'checklists_nouvelles', 'taches'] loop
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

-- Boats and engines share their ids, since a first engine has its boat's: nobody may ever see two of one id. The arguments are the
-- other table, and the column that names the boat here.
create function refuse_id_of_engine() returns trigger language plpgsql set role to bosco_system as $$
declare
  is_taken boolean;
begin
  execute format('
    select exists (
      select from (select user_id, %2$I as boat, id from added_rows) as added
      cross join lateral near_accounts(array[added.user_id] || members_of(added.user_id, added.boat)) as near
      join %1$I as other on other.user_id = near and other.id = added.id)', tg_argv[0], tg_argv[1]) into is_taken;
  if is_taken then raise exception 'an id of a boat or an engine' using errcode = 'unique_violation'; end if;
  return null;
end $$;
create trigger id_of_engine after insert on bateaux referencing new table as added_rows for each statement
  execute function refuse_id_of_engine('moteurs', 'id');
create trigger id_of_boat after insert on moteurs referencing new table as added_rows for each statement
  execute function refuse_id_of_engine('bateaux', 'bateau_id');

create function refuse_fifth_engine() returns trigger language plpgsql set role to bosco_system as $$
begin
  -- one at a time for a boat: two that come at once must not both be the fourth
  perform from bateaux b where (b.user_id, b.id) in (select user_id, bateau_id from added_rows) for no key update;
  if exists (select from moteurs m where (m.user_id, m.bateau_id) in (select user_id, bateau_id from added_rows)
      group by m.user_id, m.bateau_id having count(*) > 3) then
    raise exception 'more engines than a boat may have' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger at_most_four after insert on moteurs referencing new table as added_rows
  for each statement execute function refuse_fifth_engine();

-- Readings of each engine. Those without one are of the first.
alter table releves_heures
  add column moteur_id uuid,
  add foreign key (user_id, bateau_id, moteur_id) references moteurs (user_id, bateau_id, id)
    on delete cascade deferrable initially immediate;
create index releves_heures_of_engine on releves_heures (user_id, bateau_id, moteur_id, date_releve);

create function moment_of_reading(of_user uuid, boat uuid, engine uuid) returns timestamptz language plpgsql stable as $$
declare
  made constant timestamptz := made_at();
  just_after constant timestamptz := (select max(date_releve) from releves_heures
    where user_id = of_user and bateau_id = boat and moteur_id is not distinct from engine
      and date_releve between made and made + interval '1 minute');
begin
  return coalesce(just_after + interval '1 millisecond', made);
end $$;
create or replace function keep_reading() returns trigger language plpgsql as $$
begin
  insert into releves_heures (user_id, bateau_id, heures, date_releve)
    values (new.user_id, new.id, new.heures_moteur, moment_of_reading(new.user_id, new.id, null));
  return null;
end $$;
create function keep_reading_of_engine() returns trigger language plpgsql as $$
begin
  insert into releves_heures (user_id, bateau_id, moteur_id, heures, date_releve)
    values (new.user_id, new.bateau_id, new.id, new.heures, moment_of_reading(new.user_id, new.bateau_id, new.id));
  return null;
end $$;
create trigger keep_first_reading after insert on moteurs for each row
  when (new.heures > 0) execute function keep_reading_of_engine();
create trigger keep_reading after update of heures on moteurs for each row
  when (new.heures is distinct from old.heures) execute function keep_reading_of_engine();

-- Every n months, every n engine hours, or whichever comes first. The five recurrences of the first chapter are written with the
-- same two columns; what they mean is filled in here too, for servers of the previous release, which know the text alone.
alter table maintenances
  drop constraint maintenances_recurrence_check,
  add constraint maintenances_recurrence_check check (recurrence in
    ('Aucune', 'Mensuelle', 'Annuelle', 'Tous les 6 mois', 'Tous les 100 heures', 'Autre')),
  add column recurrence_mois smallint check (recurrence_mois between 1 and 600),
  add column recurrence_heures integer check (recurrence_heures between 1 and 20000),
  add column a_date_fixe boolean not null default false,
  add column moteur_id uuid,
  add column assigne_id uuid,
  add column assigne text check (length(assigne) between 1 and 254),
  add check ((assigne_id is null) = (assigne is null)),
  add foreign key (user_id, bateau_id, moteur_id) references moteurs (user_id, bateau_id, id)
    deferrable initially immediate;
-- in place of the one by boat
drop index maintenances_of_boat;
create index maintenances_of_engine on maintenances (user_id, bateau_id, moteur_id);
create index maintenances_assigned on maintenances (assigne_id) where assigne_id is not null;

create function fill_period() returns trigger language plpgsql as $$
declare
  former maintenances;
begin
  -- what a server of the previous release makes of a finished work, without a period: it is about the same engine, of the same one
  if tg_op = 'INSERT' and new.precedente_id is not null and new.recurrence <> 'Aucune'
    and new.recurrence_mois is null and new.recurrence_heures is null then
    select * into former from maintenances p
      where p.user_id = new.user_id and p.id = new.precedente_id and p.bateau_id = new.bateau_id;
    if found then
      new.moteur_id := former.moteur_id;
      new.a_date_fixe := former.a_date_fixe;
      if new.recurrence = 'Autre' then
        new.recurrence_mois := former.recurrence_mois;
        new.recurrence_heures := former.recurrence_heures;
      end if;
    end if;
    if new.recurrence = 'Autre' and new.recurrence_heures is null then new.heures_echeance := null; end if;
  end if;
  if new.recurrence <> 'Autre' then
    new.recurrence_mois := case new.recurrence when 'Mensuelle' then 1 when 'Annuelle' then 12 when 'Tous les 6 mois' then 6 end;
    new.recurrence_heures := case new.recurrence when 'Tous les 100 heures' then 100 end;
  end if;
  if new.recurrence_mois is null then new.a_date_fixe := false; end if;
  return new;
end $$;
create trigger fill_period before insert or update of recurrence, recurrence_mois, recurrence_heures on maintenances
  for each row execute function fill_period();

-- Not through the triggers: no row changes its meaning, and a million of them is not noted one by one.
alter table maintenances disable trigger user;
set local role bosco_system;
update maintenances set
  recurrence_mois = case recurrence when 'Mensuelle' then 1 when 'Annuelle' then 12 when 'Tous les 6 mois' then 6 end,
  recurrence_heures = case recurrence when 'Tous les 100 heures' then 100 end
  where recurrence <> 'Aucune';
reset role;
alter table maintenances enable trigger user;

do $$
declare
  former constant name := (select conname from pg_constraint where conrelid = 'maintenances'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%heures_echeance IS NULL%' and pg_get_constraintdef(oid) like '%Tous les 100 heures%');
begin
  execute format('alter table maintenances drop constraint %I', former);
end $$;
alter table maintenances
  add constraint maintenances_hours_by_hours check (heures_echeance is null or recurrence_heures is not null),
  add constraint maintenances_period check
    (recurrence <> 'Autre' or recurrence_mois is not null or recurrence_heures is not null);

-- Work is given to the boat's owner or to one of its crew.
create function refuse_strange_assignee() returns trigger language plpgsql set role to bosco_system as $$
begin
  if new.assigne_id = new.user_id then return null; end if;
  -- held until this is over: whoever leaves meanwhile waits, and his work is freed
  perform from partages p where p.user_id = new.user_id and p.bateau_id = new.bateau_id and p.membre_id = new.assigne_id
    for share;
  if found then return null; end if;
  raise exception 'work for somebody who is not aboard' using errcode = 'check_violation';
end $$;
create constraint trigger assignee_aboard after insert or update of assigne_id, bateau_id, user_id on maintenances
  deferrable initially immediate
  for each row when (new.assigne_id is not null) execute function refuse_strange_assignee();

-- Whether somebody is aboard a boat, said to those who are aboard it themselves: one of the crew does not see the others' shares.
create function is_aboard(of_user uuid, boat uuid, person uuid) returns boolean
  language plpgsql stable set role to bosco_system as $$
declare
  aboard constant uuid[] := (select array_append(array_agg(p.membre_id), of_user) from partages p
    where p.user_id = of_user and p.bateau_id = boat and p.membre_id is not null);
begin
  return array[app_user(), person] <@ aboard;
end $$;

-- Whoever goes leaves his work to whom it may concern.
create function free_work() returns trigger language plpgsql set role to bosco_system as $$
begin
  update maintenances set assigne_id = null, assigne = null
    where user_id = old.user_id and bateau_id = old.bateau_id and assigne_id = old.membre_id;
  return null;
end $$;
create function free_work_in_cascade() returns trigger language plpgsql as $$
begin
  update maintenances set assigne_id = null, assigne = null
    where user_id = old.user_id and bateau_id = old.bateau_id and assigne_id = old.membre_id;
  return old;
end $$;
create trigger free_work after delete on partages for each row
  when (old.membre_id is not null and current_user in ('bosco_app', 'bosco_crew', 'bosco_system'))
  execute function free_work();
create trigger free_work_in_cascade before delete on partages for each row
  when (old.membre_id is not null and current_user not in ('bosco_app', 'bosco_crew', 'bosco_system'))
  execute function free_work_in_cascade();

-- Work that goes to another boat or owner leaves behind who was to do it; to another boat, also its engine.
create function leave_behind() returns trigger language plpgsql as $$
begin
  if new.user_id <> old.user_id or new.assigne_id = old.assigne_id then
    new.assigne_id := null;
    new.assigne := null;
  end if;
  if new.bateau_id <> old.bateau_id and new.moteur_id = old.moteur_id then new.moteur_id := null; end if;
  return new;
end $$;
create trigger leave_behind before update of user_id, bateau_id on maintenances for each row
  when (new.user_id <> old.user_id or new.bateau_id <> old.bateau_id) execute function leave_behind();

-- Kept rows have columns that they had not: devices begin anew.
set local role bosco_system;
delete from changements_epoques;
insert into changements_epoques (lieu) values (place_of_changes());
reset role;
