export interface Written {
  subject: string;
  text: string;
  html: string;
}

interface Content {
  subject: string;
  body: string[];
  action?: { label: string; link: string };
  after: string;
}

const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const SMALL = "color:#43566a;font-size:.9rem";
const BUTTON =
  "display:inline-block;background:#0b4f6c;color:#ffffff;text-decoration:none;padding:.8rem 1.4rem;border-radius:999px;font-weight:600";

/** One message in both forms, saying the same. */
export function layOut({ subject, body, action, after }: Content): Written {
  const link = action && escapeHtml(action.link);
  const paragraphs = body.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("");
  const button = action ? `<p><a href="${link}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>` : "";
  const address = link ? `<p style="${SMALL};word-break:break-all">${link}</p>` : "";
  return {
    subject: `${subject} – Bosco`,
    text: [
      "Bonjour,",
      ...body,
      ...(action ? [`${action.label} :\n${action.link}`] : []),
      after,
      "L’équipe Bosco\n",
    ].join("\n\n"),
    html: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f1ea;font-family:system-ui,sans-serif;color:#10263a;line-height:1.5">
<div style="max-width:32rem;margin:0 auto;padding:2rem 1.5rem">
<p style="font-weight:700;font-size:1.25rem;color:#c8102e">Bosco</p>
<div style="background:#fffdf9;border:1px solid #d9d2c3;border-radius:14px;padding:1.5rem">
<h1 style="font-size:1.25rem;margin:0 0 1rem">${escapeHtml(subject)}</h1>
<p>Bonjour,</p>${paragraphs}${button}
<p style="${SMALL}">${escapeHtml(after)}</p>${address}
</div><p style="${SMALL}">L’équipe Bosco</p></div></body></html>`,
  };
}
