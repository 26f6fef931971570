-- What an answer was made of, whether it is an emergency's, and what stands beneath it.
alter table questions_assistant
  add column origine text not null default 'fiches' check (origine in ('fiches', 'donnees', 'modele', 'aucune')),
  add column urgence boolean not null default false,
  add column annexes jsonb not null
    default '{"fiches": [], "proches": [], "liens": [], "maintenance": null, "checklist": null}'
    check (jsonb_typeof(annexes) = 'object');
