/** A table as a migration makes it, guarded by own_table alone: tests ask of it what they ask of every other. */
export const SCRATCH_TABLE = `
  create table brouillons (
    user_id uuid not null references auth_users (id) on delete cascade,
    id uuid not null default gen_random_uuid(),
    bateau_id uuid not null,
    nom text not null check (length(nom) between 1 and 80),
    version integer not null default 1,
    updated_at timestamptz not null default now(),
    primary key (user_id, id),
    foreign key (user_id, bateau_id) references bateaux (user_id, id) on delete cascade
  );
  create index brouillons_of_boat on brouillons (user_id, bateau_id);
  select own_table('brouillons');`;
