import { Compass, Pencil, Plus, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/form/Button.tsx";
import { IconButton } from "../../ui/form/IconButton.tsx";
import { NumberStepper } from "../../ui/form/NumberStepper.tsx";
import { Section } from "./Section.tsx";

export function ActionsSection() {
  const [quantity, setQuantity] = useState(1);
  const [people, setPeople] = useState(4);
  return (
    <Section title="Boutons et compteurs">
      <div className="showcase-row">
        <Button>Gérer mes navires</Button>
        <Button variant="secondary">
          <Compass size={18} />
          Prêt à partir{"\u00a0"}?
        </Button>
        <Button variant="quiet">Voir toutes les maintenances</Button>
        <Button variant="danger">Supprimer tout</Button>
        <Button variant="danger-quiet">
          <Trash2 size={18} />
          Supprimer
        </Button>
        <Button asChild variant="secondary">
          <a href="#formulaire">Un lien</a>
        </Button>
      </div>
      <div className="showcase-row">
        <Button size="lg">
          <Plus size={22} />
          Ajouter un article
        </Button>
        <Button busy busyLabel="En cours...">
          Créer
        </Button>
        <Button variant="secondary" busy>
          Modifier
        </Button>
        <Button disabled>Indisponible</Button>
        <IconButton label="Modifier">
          <Pencil size={20} />
        </IconButton>
        <IconButton label="Ajouter un article" variant="primary">
          <Plus size={22} />
        </IconButton>
        <IconButton label="Mettre en favori" variant="secondary">
          <Star size={20} />
        </IconButton>
        <IconButton label="Supprimer" variant="danger-quiet">
          <Trash2 size={20} />
        </IconButton>
      </div>
      <div className="showcase-row">
        <NumberStepper label="Spaghetti" value={quantity} onValueChange={setQuantity} max={8} unit="paquets" />
        <NumberStepper label="Personnes" value={people} onValueChange={setPeople} min={1} max={10} size="lg" />
        <NumberStepper label="Riz" value={3} onValueChange={() => {}} busy />
        <NumberStepper label="Sel" value={0} onValueChange={() => {}} disabled />
      </div>
    </Section>
  );
}
