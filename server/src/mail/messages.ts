/** Every mail Bosco writes. */
export type Message = { kind: "confirmation" | "reset"; to: string; link: string };

interface Written {
  subject: string;
  text: string;
  html: string;
}

const WORDS: Record<Message["kind"], { subject: string; body: string; action: string; after: string }> = {
  confirmation: {
    subject: "Confirmez votre adresse e-mail",
    body: "Bienvenue à bord de Bosco. Pour ouvrir votre compte, confirmez que cette adresse est bien la vôtre.",
    action: "Confirmer mon adresse",
    after: "Ce lien est valable sept jours. Si vous n’avez pas demandé de compte, ignorez ce message.",
  },
  reset: {
    subject: "Choisissez un nouveau mot de passe",
    body: "Vous avez demandé à changer le mot de passe de votre compte Bosco.",
    action: "Choisir un nouveau mot de passe",
    after:
      "Ce lien fonctionne une seule fois, pendant une heure. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.",
  },
};

const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export function writeMessage({ kind, link }: Message): Written {
  const { subject, body, action, after } = WORDS[kind];
  const href = escapeHtml(link);
  return {
    subject: `${subject} – Bosco`,
    text: `Bonjour,\n\n${body}\n\n${action} :\n${link}\n\n${after}\n\nL’équipe Bosco\n`,
    html: `<!doctype html><html lang="fr"><body style="margin:0;background:#f4f1ea;font-family:system-ui,sans-serif;color:#10263a">
<div style="max-width:32rem;margin:0 auto;padding:2rem 1.5rem">
<p style="font-weight:700;font-size:1.25rem;color:#c8102e">Bosco</p>
<div style="background:#fffdf9;border:1px solid #d9d2c3;border-radius:14px;padding:1.5rem">
<h1 style="font-size:1.25rem;margin:0 0 1rem">${escapeHtml(subject)}</h1>
<p>Bonjour,</p><p>${escapeHtml(body)}</p>
<p><a href="${href}" style="display:inline-block;background:#0b4f6c;color:#ffffff;text-decoration:none;padding:.8rem 1.4rem;border-radius:999px">${escapeHtml(action)}</a></p>
<p style="color:#43566a;font-size:.9rem">${escapeHtml(after)}</p>
<p style="color:#43566a;font-size:.9rem;word-break:break-all">${href}</p>
</div></div></body></html>`,
  };
}
