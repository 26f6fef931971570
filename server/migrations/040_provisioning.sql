-- Who made a generated list (calculation or model), for which season and diets, with its menus. Null when made by hand.
alter table listes_avitaillement
  add column generation jsonb check (jsonb_typeof(generation) = 'object');
