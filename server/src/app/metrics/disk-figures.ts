import { statfs } from "node:fs/promises";
import type { Registry } from "prom-client";
import type { Prom } from "./prom.ts";

/** The disk of DATA_DIR. */
export function measureDisk({ Gauge }: Prom, registers: Registry[], folder: string): void {
  const each = (name: string, help: string, blocks: "bavail" | "blocks") =>
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        const disk = await statfs(folder).catch(() => undefined);
        if (disk) this.set(disk[blocks] * disk.bsize);
        else this.remove();
      },
    });
  each("bosco_disk_free_bytes", "What is free on the disk of DATA_DIR.", "bavail");
  each("bosco_disk_size_bytes", "How large the disk of DATA_DIR is.", "blocks");
}
