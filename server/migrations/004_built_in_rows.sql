-- Built-in categories and sub-categories (everybody's, read-only) and the boat models of the catalogue.
-- The policies are forced on the login role too: only bosco_system may write these.
set local role bosco_system;

insert into categories (id, nom, icone) values
  ('b05c0000-0000-4000-8000-000000000101', 'Alimentation', 'utensils'),
  ('b05c0000-0000-4000-8000-000000000102', 'Boissons', 'bottle'),
  ('b05c0000-0000-4000-8000-000000000103', 'Hygiène', 'soap'),
  ('b05c0000-0000-4000-8000-000000000104', 'Nettoyage', 'sparkles'),
  ('b05c0000-0000-4000-8000-000000000105', 'Sécurité', 'archive'),
  ('b05c0000-0000-4000-8000-000000000106', 'Équipements', 'wrench'),
  ('b05c0000-0000-4000-8000-000000000107', 'Vêtements', 'shirt'),
  ('b05c0000-0000-4000-8000-000000000108', 'Carburant et fluides', 'fuel'),
  ('b05c0000-0000-4000-8000-000000000109', 'Eau', 'droplets'),
  ('b05c0000-0000-4000-8000-00000000010a', 'Divers', 'package');

insert into sous_categories (id, nom, categorie_id, categorie_owner)
select ('b05c0000-0000-4000-8000-0000000002' || lpad(to_hex(row_number() over (order by c, position)), 2, '0'))::uuid,
  nom, ('b05c0000-0000-4000-8000-0000000001' || c)::uuid, '00000000-0000-0000-0000-000000000000'
from (values
  ('01', array['Conserves', 'Pâtes', 'Riz', 'Légumes frais', 'Fruits frais', 'Produits laitiers', 'Pain et céréales',
    'Viandes et poissons', 'Épicerie', 'Petit déjeuner', 'Condiments', 'Biscuits et en-cas']),
  ('02', array['Boissons', 'Eaux minérales', 'Jus et sirops', 'Boissons chaudes', 'Vins et apéritifs']),
  ('03', array['Toilette', 'Papier', 'Pharmacie', 'Protection solaire']),
  ('04', array['Vaisselle', 'Pont et coque', 'Sols et surfaces', 'Linge', 'Sacs et éponges']),
  ('05', array['Gilets et harnais', 'Signalisation', 'Incendie', 'Premiers secours', 'Survie', 'Communication']),
  ('06', array['Moteur', 'Électricité', 'Gréement et voiles', 'Mouillage et amarrage', 'Plomberie', 'Outillage',
    'Cuisine', 'Navigation']),
  ('07', array['Cirés et bottes', 'Vêtements chauds', 'Linge de maison']),
  ('08', array['Carburant', 'Huiles', 'Gaz', 'Liquides techniques']),
  ('09', array['Eau douce', 'Traitement de l’eau']),
  ('0a', array['Loisirs', 'Papiers de bord', 'Piles et batteries'])
) as seed (c, names), unnest(names) with ordinality as item (nom, position);

insert into modeles_navires (id, nom_constructeur, nom_modele, annee, longueur, largeur, moteur, capacite_carburant,
  capacite_eau, capacite_eaux_usees) values
  ('b05c0000-0000-4000-8000-000000000301', 'Oceanic', '42', 2018, 12.80, 4.10, 'Yanmar 4JH57, 57 ch', 240, 450, 80),
  ('b05c0000-0000-4000-8000-000000000302', 'SailMaster', '38', 2016, 11.40, 3.75, 'Volvo Penta D1-30, 28 ch', 150, 300, 60),
  ('b05c0000-0000-4000-8000-000000000303', 'Navigator', '45', 2019, 13.70, 4.35, 'Volvo Penta D2-60, 60 ch', 300, 550, 100),
  ('b05c0000-0000-4000-8000-000000000304', 'Bénéteau', 'Oceanis 40', 2010, 12.19, 3.91, 'Yanmar 3JH5, 40 ch', 200, 360, 80),
  ('b05c0000-0000-4000-8000-000000000305', 'Dufour', 'Grand Large 460', 2016, 14.15, 4.50, 'Volvo Penta D2-55, 55 ch', 250, 530, 100),
  ('b05c0000-0000-4000-8000-000000000306', 'Jeanneau', 'Sun Odyssey 410', 2019, 12.35, 3.99, 'Yanmar 3JH40, 40 ch', 200, 330, 80),
  ('b05c0000-0000-4000-8000-000000000307', 'Bavaria', 'C42', 2020, 12.90, 4.29, 'Yanmar 4JH40, 40 ch', 210, 350, 60),
  ('b05c0000-0000-4000-8000-000000000308', 'Lagoon', '42', 2017, 12.80, 7.70, '2 x Yanmar 4JH45, 2 x 45 ch', 600, 300, 160),
  ('b05c0000-0000-4000-8000-000000000309', 'Fountaine Pajot', 'Elba 45', 2019, 13.45, 7.20, '2 x Volvo Penta D2-50, 2 x 50 ch', 470, 700, 160),
  ('b05c0000-0000-4000-8000-00000000030a', 'Princess', 'F55', 2018, 17.68, 4.88, '2 x Volvo Penta D13, 2 x 900 ch', 2200, 530, 200),
  ('b05c0000-0000-4000-8000-00000000030b', 'Sunseeker', 'Manhattan 68', 2020, 20.96, 5.32, '2 x MAN V8, 2 x 1 200 ch', 3500, 800, 300),
  ('b05c0000-0000-4000-8000-00000000030c', 'Azimut', '50', 2018, 16.20, 4.65, '2 x Volvo Penta D11, 2 x 670 ch', 2200, 590, 200),
  ('b05c0000-0000-4000-8000-00000000030d', 'Grand Banks', '60', 2019, 19.91, 5.84, '2 x Volvo Penta D13, 2 x 900 ch', 5500, 1100, 380);

reset role;
