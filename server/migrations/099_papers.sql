-- Papers of a boat: insurance, registration, invoices, with their dates and their file.

create table documents (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  bateau_id uuid not null,
  titre text not null check (length(titre) between 1 and 120),
  type text not null check (type in ('Carte de circulation', 'Acte de francisation', 'Assurance', 'Permis', 'Licence et MMSI',
    'Certificat radeau', 'Extincteurs', 'Contrôle gaz', 'Contrat de port', 'Facture', 'Manuel', 'Autre')),
  numero text check (length(numero) between 1 and 80),
  date_emission date check (date_emission between '1850-01-01' and '2200-12-31'),
  date_expiration date check (date_expiration between '1850-01-01' and '2200-12-31'),
  note text check (length(note) between 1 and 2000),
  -- the work that it is the invoice or a photo of
  maintenance_id uuid,
  -- its name, its type, its bytes and the print by which it is kept; null while none has been sent
  fichier jsonb check (case when jsonb_typeof(fichier) = 'object' then
    fichier - array['nom', 'type', 'taille', 'empreinte'] = '{}'
    and jsonb_typeof(fichier -> 'nom') is not distinct from 'string' and length(fichier ->> 'nom') between 1 and 120
    and coalesce(fichier ->> 'type' in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp'), false)
    and jsonb_typeof(fichier -> 'taille') is not distinct from 'number'
    and case when fichier ->> 'taille' ~ '^[1-9][0-9]{0,7}$' then (fichier ->> 'taille')::integer <= 20971520 else false end
    and jsonb_typeof(fichier -> 'empreinte') is not distinct from 'string' and fichier ->> 'empreinte' ~ '^[0-9a-f]{32}$'
    else fichier is null end),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, bateau_id) references bateaux (user_id, id) on delete cascade deferrable initially immediate,
  -- a paper and a work of two boats do not meet; a work that is deleted leaves its invoice
  foreign key (user_id, bateau_id, maintenance_id) references maintenances (user_id, bateau_id, id)
    on delete set null (maintenance_id) deferrable initially immediate
);
create index documents_of_work on documents (user_id, bateau_id, maintenance_id);
select own_table('documents');
select crew_table('documents', 'bateau_id', 'gestion', 'gestion', 'gestion');
select kept_table('documents', 'bateau_id');
create trigger beyond_role before update on documents for each row when (current_user = 'bosco_crew')
  execute function refuse_beyond_role();
create trigger taken_ids after insert on documents referencing new table as added_rows for each statement
  when (current_setting('app.crew', true) is distinct from 'none') execute function refuse_taken_ids('bateau_id');
create trigger ceiling_of_owner after insert on documents referencing new table as added_rows
  for each statement when (current_user = 'bosco_crew') execute function refuse_beyond_ceiling_of_owner('2000', '20');
create or replace function has_taken_ids(of_user uuid, boat uuid, guest uuid) returns boolean
  language plpgsql stable set role to bosco_system as $$
declare
  t text;
  is_taken boolean;
begin
  foreach t in array array['bateaux', 'moteurs', 'maintenances', 'espaces_stockage', 'inventaire', 'pieces',
    'listes_avitaillement', 'checklists_nouvelles', 'taches', 'documents'] loop
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

-- A work that moves to another boat leaves its papers where they are.
create function leave_papers() returns trigger language plpgsql as $$
begin
  update documents set maintenance_id = null
    where user_id = old.user_id and bateau_id = old.bateau_id and maintenance_id = old.id;
  return new;
end $$;
create trigger leave_papers before update of bateau_id on maintenances for each row
  when (old.bateau_id <> new.bateau_id) execute function leave_papers();

-- What the files of an account weigh, for whoever adds to it: a member of its crew does not see all of them.
create function bytes_held(of_user uuid) returns bigint language plpgsql stable set role to bosco_system as $$
begin
  if of_user is distinct from app_user() and not exists (select from partages
      where user_id = of_user and membre_id = app_user()) then
    return 0;
  end if;
  return (select coalesce(sum((fichier ->> 'taille')::bigint), 0) from documents where user_id = of_user);
end $$;

alter table activites
  drop constraint activites_action_check,
  add constraint activites_action_check check (action in ('maintenance', 'stock', 'articles', 'checklist', 'heures', 'liste',
    'papier', 'papier_renouvele', 'arrivee', 'depart', 'cession'));

-- Devices keep a table that they had not: they begin anew.
set local role bosco_system;
delete from changements_epoques;
insert into changements_epoques (lieu) values (place_of_changes());
reset role;
