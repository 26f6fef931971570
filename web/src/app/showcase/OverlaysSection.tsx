import { LogOut, User } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../../ui/content/Avatar.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { Dialog, DialogClose } from "../../ui/overlay/Dialog.tsx";
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from "../../ui/overlay/DropdownMenu.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { ThemeMenuChoices } from "../../ui/theme/ThemeSwitch.tsx";
import { BoatForm } from "./BoatForm.tsx";
import { Section } from "./Section.tsx";

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

export function OverlaysSection() {
  const [tries, setTries] = useState(0);
  const remove = async () => {
    await wait(600);
    setTries(tries + 1);
    if (tries % 2 === 0) {
      showToast({ title: "Erreur", description: "Impossible de supprimer la liste.", tone: "error" });
      throw new Error("refused");
    }
    showToast({ title: "Succès", description: "La liste a été supprimée.", tone: "success" });
  };
  return (
    <Section title="Par-dessus la page">
      <div className="showcase-row">
        <Dialog
          title="Ajouter un bateau"
          description="Les champs marqués d’un * sont obligatoires."
          keepOpen
          trigger={<Button>Ajouter un bateau</Button>}
          footer={
            <>
              <DialogClose>
                <Button variant="secondary">Annuler</Button>
              </DialogClose>
              <Button type="submit" form="bateau">
                Créer
              </Button>
            </>
          }
        >
          <BoatForm />
        </Dialog>
        <ConfirmDialog
          danger
          title="Supprimer la liste"
          text="Cette action est irréversible."
          confirmLabel="Supprimer"
          busyLabel="Suppression..."
          onConfirm={remove}
          trigger={<Button variant="danger-quiet">Supprimer la liste</Button>}
        />
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              title: "Bateau Ajouté",
              description: "« Korrigan » a été ajouté à votre flotte.",
              tone: "success",
            })
          }
        >
          Annonce
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              title: "Limite atteinte",
              description: "Les comptes gratuits sont limités à 1 navire.",
              tone: "info",
              action: { label: "Passer Pro", onPress: () => {} },
            })
          }
        >
          Avec action
        </Button>
        <DropdownMenu
          trigger={
            <button type="button" aria-label="Menu du compte">
              <Avatar initials="CL" />
            </button>
          }
        >
          <MenuLabel>Claire Le Goff</MenuLabel>
          <MenuItem icon={<User size={18} />}>Mon compte</MenuItem>
          <MenuSeparator />
          <ThemeMenuChoices />
          <MenuSeparator />
          <MenuItem icon={<LogOut size={18} />}>Déconnexion</MenuItem>
        </DropdownMenu>
      </div>
    </Section>
  );
}
