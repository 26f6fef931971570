import { TabPanel, Tabs } from "../../ui/choice/Tabs.tsx";
import { useAddressChoice } from "../../ui/routing/address-state.ts";
import { GivenUpPanel } from "./jobs/GivenUpPanel.tsx";
import { JournalPanel } from "./overview/JournalPanel.tsx";
import { OverviewPanel } from "./overview/OverviewPanel.tsx";
import { UsersPanel } from "./users/UsersPanel.tsx";

const TABS = [
  { value: "utilisateurs", label: "Utilisateurs" },
  { value: "apercu", label: "Aperçu" },
  { value: "journal", label: "Journal" },
  { value: "travaux", label: "Tâches abandonnées" },
] as const;
const tabNames = ["utilisateurs", "apercu", "journal", "travaux"] as const;

export function AdminPanels() {
  const [tab, setTab] = useAddressChoice("onglet", tabNames);
  return (
    <Tabs label="Administration" tabs={TABS} value={tab} onValueChange={setTab}>
      <TabPanel value="utilisateurs">
        <UsersPanel />
      </TabPanel>
      <TabPanel value="apercu">
        <OverviewPanel />
      </TabPanel>
      <TabPanel value="journal">
        <JournalPanel />
      </TabPanel>
      <TabPanel value="travaux">
        <GivenUpPanel />
      </TabPanel>
    </Tabs>
  );
}
