import { Star, Utensils, Wrench } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../ui/content/Badge.tsx";
import { Card, CardHeader } from "../../ui/content/Card.tsx";
import { Collapsible } from "../../ui/content/Collapsible.tsx";
import { Progress } from "../../ui/content/Progress.tsx";
import { Stat } from "../../ui/content/Stat.tsx";
import { Table } from "../../ui/content/Table.tsx";
import { NumberStepper } from "../../ui/form/NumberStepper.tsx";
import { Section } from "./Section.tsx";
import { users } from "./samples.ts";

export function ContentSection() {
  const [only, setOnly] = useState(false);
  const [quantity, setQuantity] = useState(2);
  return (
    <Section title="Contenu">
      <div className="showcase-stats">
        <Stat value={86} label="Total articles" />
        <Stat value={5} label="Stock critique" tone="late" onPress={() => setOnly(!only)} pressed={only} />
        <Stat value="842" unit="h" label="Moteur" tone="sea" />
      </div>
      <div className="showcase-row">
        <Badge>34 articles</Badge>
        <Badge tone="sea" icon={<Star />}>
          Par défaut
        </Badge>
        <Badge tone="ok">Suffisant</Badge>
        <Badge tone="soon">Expire bientôt</Badge>
        <Badge tone="late">En retard</Badge>
        <Badge tone="done">Terminée</Badge>
        <Badge tone="progress">En cours</Badge>
        <Badge tone="flag">Périmé</Badge>
      </div>
      <div className="showcase-grid">
        <Card as="section">
          <CardHeader
            title="Maintenances à venir"
            icon={<Wrench size={20} />}
            end={<Badge tone="late">2 en retard</Badge>}
          />
          <Collapsible title="Alimentation" count={34} icon={<Utensils size={22} />} level="h3">
            Spaghetti, riz basmati, conserves.
          </Collapsible>
          <Collapsible title="Boissons" count={12} level="h3" defaultOpen={false}>
            Eau minérale.
          </Collapsible>
        </Card>
        <Card selected>
          <CardHeader title="Eau minérale" level="h3" end={<Badge tone="late">Critique</Badge>} />
          <div className="showcase-stack">
            <NumberStepper
              label="Eau minérale"
              value={quantity}
              onValueChange={setQuantity}
              max={24}
              unit="bouteilles"
            />
            <Progress label="Eau minérale" value={quantity} max={24} tone="late" valueText={`${quantity} sur 24`} />
            <Progress label="Checklist de départ" value={7} max={18} />
          </div>
        </Card>
        <Card busy>
          <CardHeader title="Mise à jour en cours" level="h3" />
          Carte estompée pendant qu’une modification part.
        </Card>
      </div>
      <Table caption="Gestion des utilisateurs">
        <thead>
          <tr>
            {["Nom", "E-mail", "Rôle", "Plan", "Date d’inscription", "Bateaux"].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.email}>
              <th scope="row">{user.nom}</th>
              <td>{user.email}</td>
              <td>
                <Badge tone={user.role === "Admin" ? "sea" : "neutral"}>{user.role}</Badge>
              </td>
              <td>{user.plan}</td>
              <td>{user.date}</td>
              <td>{user.bateaux}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
