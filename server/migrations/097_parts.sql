-- Parts: what an article is ordered by, which maintenances use it, and the task that a maintenance was opened for.

alter table inventaire
  add column reference text check (length(reference) between 1 and 80),
  add column numero_fabricant text check (length(numero_fabricant) between 1 and 80),
  add unique (user_id, bateau_id, id);

alter table maintenances
  add unique (user_id, bateau_id, id),
  -- the task it was opened for, which it outlives: a task whose fault is still open has had its one place beyond the limit
  add column tache_id uuid;
create index maintenances_of_task on maintenances (user_id, tache_id) where tache_id is not null;

create table pieces (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  bateau_id uuid not null,
  maintenance_id uuid not null,
  article_id uuid not null,
  quantite numeric(12, 3) not null default 1 check (quantite between 0.001 and 10000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, bateau_id, maintenance_id, article_id),
  foreign key (user_id, bateau_id) references bateaux (user_id, id) on delete cascade deferrable initially immediate,
  -- a work and an article of two boats do not meet, even of the same owner
  foreign key (user_id, bateau_id, maintenance_id) references maintenances (user_id, bateau_id, id)
    on delete cascade deferrable initially immediate,
  foreign key (user_id, bateau_id, article_id) references inventaire (user_id, bateau_id, id)
    on delete cascade deferrable initially immediate
);
create index pieces_of_work on pieces (user_id, maintenance_id);
create index pieces_of_article on pieces (user_id, bateau_id, article_id);
select own_table('pieces');
select crew_table('pieces', 'bateau_id', 'gestion', 'gestion', 'gestion');
select kept_table('pieces', 'bateau_id');
create trigger beyond_role before update on pieces for each row when (current_user = 'bosco_crew')
  execute function refuse_beyond_role();
create trigger taken_ids after insert on pieces referencing new table as added_rows for each statement
  when (current_setting('app.crew', true) is distinct from 'none') execute function refuse_taken_ids('bateau_id');
create or replace function has_taken_ids(of_user uuid, boat uuid, guest uuid) returns boolean
  language plpgsql stable set role to bosco_system as $$
declare
  t text;
  is_taken boolean;
begin
  foreach t in array array['bateaux', 'moteurs', 'maintenances', 'espaces_stockage', 'inventaire', 'pieces',
    'listes_avitaillement', 'checklists_nouvelles', 'taches'] loop
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

-- Behind the server's own count. The system checks for itself what it brings in.
create function refuse_beyond_parts() returns trigger language plpgsql as $$
begin
  if exists (select from pieces p where (p.user_id, p.maintenance_id) in (select user_id, maintenance_id from added_rows)
      group by p.user_id, p.maintenance_id having count(*) > 100) then
    raise exception 'more parts than a maintenance may have' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ceiling after insert on pieces referencing new table as added_rows for each statement
  when (current_user <> 'bosco_system') execute function refuse_beyond_parts();

-- A work that moves to another boat leaves its parts where they lie.
create function leave_parts() returns trigger language plpgsql as $$
begin
  delete from pieces where user_id = old.user_id and maintenance_id = old.id;
  return new;
end $$;
create trigger leave_parts before update of bateau_id on maintenances for each row
  when (old.bateau_id <> new.bateau_id) execute function leave_parts();

-- Whoever may finish a maintenance brings the next one of its series with the same parts.
create function is_part_before(of_user uuid, of_boat uuid, maintenance uuid, article uuid, quantity numeric) returns boolean
  language plpgsql stable set role to bosco_system as $$
begin
  return exists (select from maintenances m join pieces p on p.user_id = m.user_id and p.maintenance_id = m.precedente_id
    where m.user_id = of_user and m.bateau_id = of_boat and m.id = maintenance and m.statut = 'En attente' and m.version = 1
      and p.article_id = article and p.quantite = quantity);
end $$;
create policy crew_continues on pieces for insert to bosco_crew with check (
  (user_id, bateau_id) in (
    select p.user_id, p.bateau_id from partages p where p.membre_id = (select app_user()) and p.role <> 'lecture')
  and is_part_before(user_id, bateau_id, maintenance_id, article_id, quantite));

-- Kept rows have columns that they had not: devices begin anew.
set local role bosco_system;
delete from changements_epoques;
insert into changements_epoques (lieu) values (place_of_changes());
reset role;
