import { StopReminders } from "../../features/account/reminders/StopReminders.tsx";
import { useSearchParams } from "../../ui/routing/search-params.ts";
import { OwnData } from "../OwnData.tsx";

/** Where the link of a mail leads, signed in or not. */
export default function StopRemindersPage() {
  const [search] = useSearchParams();
  const jeton = search.get("jeton") ?? "";
  return (
    <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-14">
      <title>Arrêter les rappels – Bosco</title>
      <meta name="robots" content="noindex" />
      <h1 className="mb-6 text-center text-2xl">Arrêter les rappels</h1>
      <OwnData>
        <StopReminders key={jeton} jeton={jeton} />
      </OwnData>
    </div>
  );
}
