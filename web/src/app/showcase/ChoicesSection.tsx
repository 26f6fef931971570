import { Anchor, Sailboat, Ship } from "lucide-react";
import { useState } from "react";
import { Chip } from "../../ui/choice/Chip.tsx";
import { ChipGroup, ChipToggles } from "../../ui/choice/ChipGroup.tsx";
import { Select } from "../../ui/choice/Select.tsx";
import { TabPanel, Tabs } from "../../ui/choice/Tabs.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { FieldGroup } from "../../ui/form/FieldGroup.tsx";
import { SearchInput } from "../../ui/form/SearchInput.tsx";
import { Switch } from "../../ui/form/Switch.tsx";
import { Section } from "./Section.tsx";

const boats = [
  {
    value: "korrigan",
    label: "Korrigan",
    description: "Jeanneau Sun Odyssey 410 · 2019",
    icon: <Sailboat size={20} />,
  },
  { value: "marlin", label: "Marlin", description: "Princess F55 · 2021", icon: <Ship size={20} /> },
];
const views = [
  { value: "categorie", label: "Par catégorie" },
  { value: "espace", label: "Par espace" },
  { value: "bientot", label: "À consommer d’abord" },
] as const;
const diets = [
  { value: "vegetarien", label: "Végétarien" },
  { value: "vegan", label: "Vegan" },
  { value: "sans-gluten", label: "Sans gluten" },
] as const;

export function ChoicesSection() {
  const [boat, setBoat] = useState("korrigan");
  const [view, setView] = useState<(typeof views)[number]["value"]>("categorie");
  const [diet, setDiet] = useState<(typeof diets)[number]["value"][]>(["vegan"]);
  const [search, setSearch] = useState("filtre");
  const [isLate, setIsLate] = useState(false);
  return (
    <Section title="Choix">
      <div className="showcase-grid">
        <Field label="Navire">
          <Select options={boats} value={boat} onValueChange={setBoat} placeholder="Sélectionner un navire" />
        </Field>
        <Field label="Rechercher un article" hideLabel>
          <SearchInput value={search} onValueChange={setSearch} placeholder="Rechercher un article" />
        </Field>
      </div>
      <ChipGroup label="Vue" chips={views} value={view} onValueChange={setView} singleLine />
      <div className="showcase-row">
        <ChipToggles label="Régimes" chips={diets} values={diet} onValuesChange={setDiet} />
        <Chip pressed={isLate} onPressedChange={setIsLate}>
          En retard
        </Chip>
      </div>
      <div className="showcase-grid">
        <FieldGroup legend="Filtres">
          <Checkbox label="Alimentaire" defaultChecked />
          <Checkbox label="Boissons" />
          <Checkbox label="Hygiène" disabled />
        </FieldGroup>
        <div>
          <Switch label="Rappels par e-mail" description="Une semaine avant l’échéance." defaultChecked />
          <Switch label="Résumé du lundi" />
        </div>
      </div>
      <Tabs
        label="Inventaire"
        defaultValue="inventaire"
        tabs={[
          { value: "inventaire", label: "Inventaire", icon: <Anchor size={18} />, count: 86 },
          { value: "avitaillement", label: "Avitaillement" },
        ]}
      >
        <TabPanel value="inventaire">Les 86 articles du bord.</TabPanel>
        <TabPanel value="avitaillement">Les listes d’avitaillement.</TabPanel>
      </Tabs>
    </Section>
  );
}
