-- What a user owns. Every table: key (user_id, id), so that a client-made id can't collide with a stranger's, and
-- composite foreign keys, because foreign-key checks do not look at row-level security.
create table modeles_navires (
  id uuid primary key,
  nom_constructeur text not null check (length(nom_constructeur) between 1 and 80),
  nom_modele text not null check (length(nom_modele) between 1 and 80),
  annee integer check (annee between 1850 and 2100),
  annee_construction integer check (annee_construction between 1850 and 2100),
  longueur numeric(6, 2) not null check (longueur between 0.5 and 200),
  largeur numeric(6, 2) not null check (largeur between 0.2 and 60),
  moteur text not null check (length(moteur) between 1 and 120),
  capacite_carburant integer not null check (capacite_carburant between 0 and 1000000),
  capacite_eau integer not null check (capacite_eau between 0 and 1000000),
  capacite_eaux_usees integer check (capacite_eaux_usees between 0 and 1000000),
  unique (nom_constructeur, nom_modele)
);

create table bateaux (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  nom text not null check (length(nom) between 1 and 80),
  nom_constructeur text not null check (length(nom_constructeur) between 1 and 80),
  nom_modele text not null check (length(nom_modele) between 1 and 80),
  annee integer not null check (annee between 1850 and 2100),
  annee_construction integer check (annee_construction between 1850 and 2100),
  annee_achat integer check (annee_achat between 1850 and 2100),
  longueur numeric(6, 2) not null check (longueur between 0.5 and 200),
  largeur numeric(6, 2) not null check (largeur between 0.2 and 60),
  tirant_eau numeric(6, 2) check (tirant_eau between 0 and 30),
  couleur text check (length(couleur) <= 60),
  moteur text not null check (length(moteur) between 1 and 120),
  heures_moteur numeric(9, 1) not null default 0 check (heures_moteur between 0 and 200000),
  capacite_carburant integer not null check (capacite_carburant between 0 and 1000000),
  capacite_eau integer not null check (capacite_eau between 0 and 1000000),
  capacite_eaux_usees integer check (capacite_eaux_usees between 0 and 1000000),
  numero_hin text check (length(numero_hin) <= 20),
  immatriculation text check (length(immatriculation) <= 30),
  mmsi text check (mmsi ~ '^\d{9}$'),
  port_attache text check (length(port_attache) <= 80),
  pavillon text check (pavillon in ('France', 'Belgique', 'Suisse', 'Canada', 'Italie', 'Espagne', 'Portugal',
    'Pays-Bas', 'Allemagne', 'Royaume-Uni', 'Monaco', 'Autre')),
  photo_url text,
  note text check (length(note) <= 5000),
  par_defaut boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create unique index bateaux_one_default on bateaux (user_id) where par_defaut;
create index bateaux_listed on bateaux (user_id, par_defaut desc, created_at desc);

create table maintenances (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  bateau_id uuid not null,
  titre text not null check (length(titre) between 1 and 120),
  categorie text not null check (categorie in ('Moteur', 'Coque', 'Voiles', 'Équipements de sécurité', 'Électricité',
    'Plomberie', 'Électronique', 'Gréement', 'Sécurité')),
  date_echeance date not null check (date_echeance between '1850-01-01' and '2200-12-31'),
  recurrence text not null default 'Aucune'
    check (recurrence in ('Aucune', 'Mensuelle', 'Annuelle', 'Tous les 6 mois', 'Tous les 100 heures')),
  prix numeric(10, 2) check (prix between 0 and 99999999.99),
  reference_articles text not null default '' check (length(reference_articles) <= 500),
  description text not null default '' check (length(description) <= 5000),
  statut text not null default 'En attente' check (statut in ('En attente', 'En cours', 'Terminée')),
  heures_echeance numeric(9, 1) check (heures_echeance between 0 and 300000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, bateau_id) references bateaux (user_id, id) on delete cascade
);
create index maintenances_due on maintenances (user_id, date_echeance);
create index maintenances_of_boat on maintenances (user_id, bateau_id);

-- Built-in categories have no user. `owner` makes them and the users' own share one key without a NULL in it.
create table categories (
  id uuid not null default gen_random_uuid(),
  user_id uuid references auth_users (id) on delete cascade,
  owner uuid not null generated always as (coalesce(user_id, '00000000-0000-0000-0000-000000000000'::uuid)) stored,
  nom text not null check (length(nom) between 1 and 60),
  icone text not null default 'package' check (icone in ('utensils', 'bottle', 'shirt', 'soap', 'fuel', 'wrench',
    'package', 'droplets', 'sparkles', 'archive')),
  primary key (owner, id)
);
create index categories_user on categories (user_id);
create unique index categories_name on categories (owner, fold(nom));

create table sous_categories (
  id uuid not null default gen_random_uuid(),
  user_id uuid references auth_users (id) on delete cascade,
  owner uuid not null generated always as (coalesce(user_id, '00000000-0000-0000-0000-000000000000'::uuid)) stored,
  nom text not null check (length(nom) between 1 and 60),
  categorie_id uuid not null,
  categorie_owner uuid not null,
  primary key (owner, id),
  foreign key (categorie_owner, categorie_id) references categories (owner, id) on delete cascade,
  check (categorie_owner = coalesce(user_id, '00000000-0000-0000-0000-000000000000'::uuid)
    or categorie_owner = '00000000-0000-0000-0000-000000000000')
);
create index sous_categories_user on sous_categories (user_id);
create index sous_categories_of on sous_categories (categorie_owner, categorie_id);
create unique index sous_categories_name on sous_categories (owner, categorie_id, fold(nom));

create table espaces_stockage (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  bateau_id uuid not null,
  nom text not null check (length(nom) between 1 and 80),
  type text not null
    check (type in ('Frigo', 'Placard', 'Coffre', 'Cabine', 'Soute', 'Cockpit', 'Pont', 'Autre')),
  description text check (length(description) <= 500),
  capacite integer check (capacite between 0 and 100000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, bateau_id, id),
  foreign key (user_id, bateau_id) references bateaux (user_id, id) on delete cascade
);
create index espaces_stockage_listed on espaces_stockage (user_id, nom);

create table inventaire (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  bateau_id uuid not null,
  nom text not null check (length(nom) between 1 and 120),
  description text check (length(description) <= 1000),
  categorie text check (length(categorie) between 1 and 60),
  sous_categorie text check (length(sous_categorie) between 1 and 60),
  quantite numeric(12, 3) not null default 0 check (quantite between 0 and 1000000),
  quantite_max numeric(12, 3) not null default 1 check (quantite_max between 1 and 1000000),
  unite text not null default 'unité' check (length(unite) between 1 and 20),
  date_achat date check (date_achat between '1850-01-01' and '2200-12-31'),
  date_peremption date check (date_peremption between '1850-01-01' and '2200-12-31'),
  prix_unitaire numeric(10, 2) check (prix_unitaire between 0 and 99999999.99),
  espace_stockage_id uuid,
  -- what the search looks through
  recherche text not null generated always as
    (fold(nom || ' ' || coalesce(categorie, '') || ' ' || coalesce(sous_categorie, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, bateau_id) references bateaux (user_id, id) on delete cascade,
  -- a storage space of another boat does not fit, even of the same owner
  foreign key (user_id, bateau_id, espace_stockage_id) references espaces_stockage (user_id, bateau_id, id)
    on delete set null (espace_stockage_id)
);
create index inventaire_listed on inventaire (user_id, nom);
create index inventaire_of_boat on inventaire (user_id, bateau_id, nom);
create index inventaire_in_space on inventaire (user_id, bateau_id, espace_stockage_id);
create index inventaire_by_category on inventaire (user_id, categorie, sous_categorie);
create index inventaire_search on inventaire using gin (recherche gin_trgm_ops);

create table listes_avitaillement (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  bateau_id uuid not null,
  nom text not null check (length(nom) between 1 and 120),
  articles jsonb not null default '[]' check (jsonb_typeof(articles) = 'array'),
  nombre_personnes integer not null check (nombre_personnes between 1 and 100),
  nombre_jours integer not null check (nombre_jours between 1 and 365),
  est_favori boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, bateau_id) references bateaux (user_id, id) on delete cascade
);
create index listes_avitaillement_listed on listes_avitaillement (user_id, created_at desc);
create index listes_avitaillement_of_boat on listes_avitaillement (user_id, bateau_id);

create table checklists_nouvelles (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  bateau_id uuid not null,
  nom text not null check (length(nom) between 1 and 120),
  type text not null default 'Personnalisé'
    check (type in ('Nettoyage', 'Départ', 'Arrivée', 'Hivernage', 'Personnalisé')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, bateau_id) references bateaux (user_id, id) on delete cascade
);
create index checklists_nouvelles_listed on checklists_nouvelles (user_id, created_at desc);
create index checklists_nouvelles_of_boat on checklists_nouvelles (user_id, bateau_id);

create table taches (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  checklist_id uuid not null,
  tache text not null check (length(tache) between 1 and 500),
  ordre integer not null check (ordre between 1 and 10000),
  etat boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, checklist_id) references checklists_nouvelles (user_id, id) on delete cascade
);
create index taches_of_checklist on taches (user_id, checklist_id, ordre);

create table questions_assistant (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  question text not null check (length(question) between 1 and 2000),
  reponse text not null check (length(reponse) between 1 and 50000),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index questions_assistant_listed on questions_assistant (user_id, created_at desc);

create table assistant_usage (
  user_id uuid not null references auth_users (id) on delete cascade,
  date_usage date not null check (date_usage between '1850-01-01' and '2200-12-31'),
  questions_count integer not null default 0 check (questions_count between 0 and 1000000),
  primary key (user_id, date_usage)
);

-- Writes that carried an operation id: sent twice, the stored answer comes back.
create table operations (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null,
  call text not null,
  input_hash text not null,
  -- json and not jsonb: the same answer, to the byte
  output json,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index operations_created on operations (created_at);
