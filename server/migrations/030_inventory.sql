-- Storage spaces inside others, on the same boat. A removed space leaves what stood in it standing by itself.
alter table espaces_stockage
  add column parent_id uuid check (parent_id <> id),
  add foreign key (user_id, bateau_id, parent_id) references espaces_stockage (user_id, bateau_id, id)
    on delete set null (parent_id);
create index espaces_stockage_inside on espaces_stockage (user_id, bateau_id, parent_id);

-- The list in the order a reader expects (« Épices » beside « Eau »), and what was written since a moment.
create index inventaire_alphabet on inventaire (user_id, fold(nom), nom, id);
create index inventaire_written on inventaire (user_id, updated_at);

-- What a bulk action changed, kept for a short while so that it can be taken back as a whole.
create table annulations (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  bateau_id uuid not null,
  action text not null check (action in ('remplir', 'reinitialiser', 'ranger', 'supprimer')),
  -- quantities before and after, or the removed rows themselves
  lignes jsonb not null check (jsonb_typeof(lignes) = 'array'),
  -- how many articles the account had before
  total integer not null check (total >= 0),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, bateau_id) references bateaux (user_id, id) on delete cascade
);
create index annulations_of_boat on annulations (user_id, bateau_id);
create index annulations_created on annulations (created_at);

alter table annulations enable row level security;
alter table annulations force row level security;
create policy own_rows on annulations for all to bosco_app
  using (user_id = (select app_user())) with check (user_id = (select app_user()));
create policy system on annulations for all to bosco_system using (true) with check (true);
grant select, insert, delete on annulations to bosco_app;
grant select, insert, update, delete on annulations to bosco_system;
