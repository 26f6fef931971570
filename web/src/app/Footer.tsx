import { type LucideIcon, Mail, Phone } from "lucide-react";
import { useSite } from "../data/site.ts";
import { SiteBlank } from "../features/site/SiteBlank.tsx";
import { Logo } from "../ui/content/Logo.tsx";
import { Link } from "../ui/routing/Link.tsx";

const LINKS = [
  { to: "/faq", label: "FAQ" },
  { to: "/mentions-legales", label: "Mentions légales" },
  { to: "/politique-confidentialite", label: "Politique de confidentialité" },
  { to: "/cgv", label: "CGV" },
];

const link = "inline-flex max-w-full min-h-11 items-center gap-2 text-ink-2 hover:text-ink hover:underline";

const plain = "inline-flex min-h-11 items-center gap-2 text-ink-2";

const NO_MAIL = "contact@bosco.example";
const NO_PHONE = "Téléphone à compléter par l’éditeur";

export function Footer() {
  const site = useSite();
  return (
    <footer className="mt-16 border-line border-t bg-surface print:hidden">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 text-sm sm:grid-cols-3 sm:px-6">
        <div>
          <Logo />
          <p className="mt-2 max-w-xs text-ink-2">Le carnet de votre bateau, à quai comme au large.</p>
        </div>
        <nav aria-label="Liens utiles">
          <ul>
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <address className="not-italic">
          {site ? <MailLink email={site.email ?? NO_MAIL} /> : <Unknown icon={Mail} field="email" blank={NO_MAIL} />}
          <br />
          {site ? <PhoneLink phone={site.telephone} /> : <Unknown icon={Phone} field="telephone" blank={NO_PHONE} />}
        </address>
      </div>
      <p className="border-line border-t px-4 py-4 text-center text-ink-2 text-xs">
        ©{" "}
        <span data-year suppressHydrationWarning>
          {new Date().getFullYear()}
        </span>{" "}
        {site ? (site.editeur ?? "Bosco") : <SiteBlank field="editeur" blank="Bosco" />}. Tous droits réservés.
      </p>
    </footer>
  );
}

function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={link}>
      <Mail size={18} aria-hidden="true" />
      <span className="min-w-0">{email}</span>
    </a>
  );
}

function PhoneLink({ phone }: { phone: string | null }) {
  if (!phone)
    return (
      <span className={plain}>
        <Phone size={18} aria-hidden="true" />
        {NO_PHONE}
      </span>
    );
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={link}>
      <Phone size={18} aria-hidden="true" />
      {phone}
    </a>
  );
}

interface UnknownProps {
  icon: LucideIcon;
  field: "email" | "telephone";
  blank: string;
}

function Unknown({ icon: Icon, field, blank }: UnknownProps) {
  return (
    <span className={plain}>
      <Icon size={18} aria-hidden="true" />
      <SiteBlank field={field} blank={blank} />
    </span>
  );
}
