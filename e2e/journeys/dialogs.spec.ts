import { DEMO_DIALOGS } from "../support/dialogs.ts";
import { onPhone, test } from "../support/journey.ts";
import { tryDialogs } from "../support/try-dialog.ts";

for (const [path, dialogs] of Object.entries(DEMO_DIALOGS))
  test(
    `every dialog of ${path} goes by Escape, by Back and with a reload, and asks before what was typed is lost`,
    onPhone,
    async ({ demo: page }) => {
      test.slow();
      await tryDialogs(page, { [path]: dialogs });
    },
  );
