import { TabPanel, Tabs } from "../../ui/choice/Tabs.tsx";
import { JournalPanel } from "./overview/JournalPanel.tsx";
import { OverviewPanel } from "./overview/OverviewPanel.tsx";
import { UsersPanel } from "./users/UsersPanel.tsx";

const TABS = [
  { value: "utilisateurs", label: "Utilisateurs" },
  { value: "apercu", label: "Aperçu" },
  { value: "journal", label: "Journal" },
] as const;

export function AdminPanels() {
  return (
    <Tabs label="Administration" tabs={TABS} defaultValue="utilisateurs">
      <TabPanel value="utilisateurs">
        <UsersPanel />
      </TabPanel>
      <TabPanel value="apercu">
        <OverviewPanel />
      </TabPanel>
      <TabPanel value="journal">
        <JournalPanel />
      </TabPanel>
    </Tabs>
  );
}
