/** @typedef {import("./note-result.mjs").Result} Result */

const cell = (/** @type {string} */ text) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** @param {Map<string, Result[]>} runs */
export function reliabilityDocument(runs) {
  const sections = [...runs].map(([run, results]) => {
    const lines = results.map((one) => `| ${[one.case, one.test, one.figure, one.date].map(cell).join(" | ")} |`);
    return `## ${run}\n\n| Case | Test | Figure | Date |\n|---|---|---|---|\n${lines.join("\n")}\n`;
  });
  return `# Reliability: what was run, and what came out

Written by \`npm run reliability\` from \`reliability/results\`, where each run notes its own. A run that is not here has not been run to its end.

${sections.join("\n")}`;
}
