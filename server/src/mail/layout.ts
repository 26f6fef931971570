import { unbroken } from "@bosco/domain/french";
import { FLAG, fontStack, STYLE, styles } from "./look.ts";

export interface Written {
  subject: string;
  text: string;
  html: string;
}

interface Content {
  subject: string;
  body: string[];
  /** What to keep: names and values, one a line. */
  facts?: [name: string, value: string][];
  /** What it is all about: lines under the name of each boat, which leads to its page. */
  groups?: Group[];
  action?: { label: string; link: string };
  after: string;
  /** Why it was sent, where it is not about an account of the reader's. */
  reason?: string;
  /** How it is not sent any more. */
  stop?: { label: string; link: string };
}

export interface Group {
  name: string;
  link: string;
  lines: [what: string, when: string][];
}

const SIGNATURE = "L’équipe Bosco";
const REASON = "Ce message concerne le compte Bosco ouvert avec cette adresse.";
const COPY = "Le bouton ne s’ouvre pas\u00a0? Copiez cette adresse dans votre navigateur\u00a0:";

const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** One message in both forms, saying the same. */
export function layOut(given: Content): Written {
  const content = { ...given, body: given.body.map(unbroken), after: unbroken(given.after) };
  return { subject: `${content.subject} – Bosco`, text: asText(content), html: asHtml(content) };
}

function asText({ body, facts = [], groups = [], action, after, reason = REASON, stop }: Content): string {
  const parts = [
    "Bonjour,",
    ...body,
    facts.map(([name, value]) => `${name}\u00a0: ${value}`).join("\n"),
    ...groups.map(({ name, link, lines }) =>
      [`${name}\u00a0:`, ...lines.map(([what, when]) => `- ${what}\u00a0: ${when}`), link].join("\n"),
    ),
    action ? `${action.label}\u00a0:\n${action.link}` : "",
    after,
    SIGNATURE,
    reason,
    stop ? `${stop.label}\u00a0:\n${stop.link}` : "",
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** Tables and styles on each element, since mail programs know little else; the rest is for those that know dark. */
function asHtml({ subject, body, facts = [], groups = [], action, after, reason = REASON, stop }: Content): string {
  const paragraph = (text: string) => `<p style="${styles.text}">${escapeHtml(text)}</p>`;
  const small = (text: string) => `<p class="ink-2" style="${styles.small}">${escapeHtml(text)}</p>`;
  const link = action && escapeHtml(action.link);
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td class="ink-2 line" style="${styles.name}">${escapeHtml(name)}</td><td class="line" style="${styles.value}">${escapeHtml(value)}</td></tr>`,
  );
  const aboard = groups.map((group) => asGroup(group)).join("");
  const ending = stop
    ? `<p style="${styles.small}"><a class="ink-2" href="${escapeHtml(stop.link)}" style="${styles.quiet}">${escapeHtml(stop.label)}</a></p>`
    : "";
  const list = rows.length > 0 ? `<table class="line" style="${styles.facts}">${rows.join("")}</table>` : "";
  const button = action
    ? `<p style="margin:24px 0"><a class="button" href="${link}" style="${styles.button}">${escapeHtml(action.label)}</a></p>`
    : "";
  const address = link ? `${small(COPY)}<p class="sea" style="${styles.address}">${link}</p>` : "";
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body class="paper" style="${styles.page}"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(body[0] ?? "")}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="${styles.page}"><tr><td align="center" style="padding:24px 16px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${fontStack}">
<tr><td style="padding:8px 8px 20px">${FLAG}<span class="ink" style="${styles.brand}">Bosco</span></td></tr>
<tr><td class="card ink" style="${styles.card}">
<h1 style="${styles.title}">${escapeHtml(subject)}</h1>
${paragraph("Bonjour,")}${body.map(paragraph).join("")}${list}${aboard}${button}${small(after)}${address}
</td></tr>
<tr><td style="padding:20px 8px 0">${small(SIGNATURE)}${small(reason)}${ending}</td></tr>
</table></td></tr></table></body></html>`;
}

/** A boat and what is to be done aboard, the name of it a link. */
function asGroup({ name, link, lines }: Group): string {
  const rows = lines.map(
    ([what, when]) =>
      `<tr><td class="ink line" style="${styles.what}">${escapeHtml(what)}<br><span class="ink-2" style="${styles.when}">${escapeHtml(when)}</span></td></tr>`,
  );
  return `<h2 style="${styles.group}"><a class="sea" href="${escapeHtml(link)}" style="${styles.boat}">${escapeHtml(name)}</a></h2>
<table class="line" style="${styles.facts}">${rows.join("")}</table>`;
}
