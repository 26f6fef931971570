// What `npm run dev` runs under `tsx watch`: the server alone, started anew at every change.
// why: the address is computed so that the scripts' type check does not pull the server's sources in.
const { main } = await import(new URL("../server/src/main.ts", import.meta.url).href);
await main();
