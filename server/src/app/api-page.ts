interface Operation {
  summary?: string;
  requestBody?: unknown;
  parameters?: unknown;
}
interface ApiDocument {
  info: { title: string; version: string; description?: string };
  paths?: Record<string, unknown>;
}

const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export const API_PAGE_STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.5rem; }
section { border-top: 1px solid; padding: 0.5rem 0; }
h2 { font-size: 1.1rem; }
summary { cursor: pointer; padding: 0.75rem 0; }
pre { overflow-x: auto; }
`;

/** The OpenAPI document as a page to read: no script, nothing from outside. */
export function renderApiPage({ info, paths = {} }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) =>
      renderCall(method, path, operation),
    ),
  );
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API ${escapeHtml(info.title)}</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>API ${escapeHtml(info.title)} ${escapeHtml(info.version)}</h1>
<p>${escapeHtml(info.description ?? "")}</p>
<p><a href="/api/openapi.json">Document OpenAPI 3.1</a></p>
${calls.join("\n")}</main></body></html>`;
}

function renderCall(method: string, path: string, operation: Operation): string {
  const input = operation.requestBody ?? operation.parameters;
  const schema = input
    ? `<details><summary>Entrée</summary><pre>${escapeHtml(JSON.stringify(input, null, 2))}</pre></details>`
    : "";
  const summary = operation.summary ? `<p>${escapeHtml(operation.summary)}</p>` : "";
  return `<section><h2><code>${escapeHtml(method.toUpperCase())} /api${escapeHtml(path)}</code></h2>${summary}${schema}</section>`;
}
