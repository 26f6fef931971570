import { type LucideIcon, Mail, Phone } from "lucide-react";
import { useSite } from "../data/site.ts";
import { SiteBlank } from "../features/site/SiteBlank.tsx";
import { Logo } from "../ui/content/Logo.tsx";
import { Link } from "../ui/routing/Link.tsx";
import { classNames } from "../ui/theme/class-names.ts";

const LINKS = [
  { to: "/faq", label: "FAQ" },
  { to: "/mentions-legales", label: "Mentions légales" },
  { to: "/politique-confidentialite", label: "Politique de confidentialité" },
  { to: "/cgv", label: "CGV" },
];

const link = "inline-flex max-w-full min-h-11 min-w-11 items-center gap-2 text-ink-2 hover:text-ink hover:underline";

const plain = "inline-flex min-h-11 items-center gap-2 text-ink-2";

const NO_MAIL = "contact@bosco.example";
const NO_PHONE = "Téléphone à compléter par l’éditeur";

/** A visitor reads who is behind the site; whoever is at work in it gets the same in one line. */
export function Footer({ isShort }: { isShort: boolean }) {
  return isShort ? <ShortFooter /> : <LongFooter />;
}

function LongFooter() {
  return (
    <footer className="mt-16 border-line border-t bg-surface print:hidden">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 text-sm sm:grid-cols-3 sm:px-6">
        <div>
          <Logo />
          <p className="mt-2 max-w-xs text-ink-2">Le carnet de votre bateau, à quai comme au large.</p>
        </div>
        <UsefulLinks />
        <Contact />
      </div>
      <Copyright className="border-line border-t px-4 py-4 text-center" />
    </footer>
  );
}

function ShortFooter() {
  return (
    <footer className="mt-10 border-line border-t bg-surface print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-5 px-4 py-1 text-xs sm:px-6">
        <UsefulLinks className="flex flex-wrap gap-x-5" />
        <Contact className="flex flex-wrap gap-x-5" />
        <Copyright className="py-3 sm:ml-auto" />
      </div>
    </footer>
  );
}

function UsefulLinks({ className }: { className?: string }) {
  return (
    <nav aria-label="Liens utiles">
      <ul className={className}>
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact({ className = "flex flex-col items-start" }: { className?: string }) {
  const site = useSite();
  return (
    <address className={classNames("not-italic", className)}>
      {site ? <MailLink email={site.email ?? NO_MAIL} /> : <Unknown icon={Mail} field="email" blank={NO_MAIL} />}
      {site ? <PhoneLink phone={site.telephone} /> : <Unknown icon={Phone} field="telephone" blank={NO_PHONE} />}
    </address>
  );
}

function Copyright({ className }: { className: string }) {
  const site = useSite();
  return (
    <p className={classNames("text-ink-2 text-xs", className)}>
      ©{" "}
      <span data-year suppressHydrationWarning>
        {new Date().getFullYear()}
      </span>{" "}
      {site ? (site.editeur ?? "Bosco") : <SiteBlank field="editeur" blank="Bosco" />}. Tous droits réservés. Version{" "}
      {import.meta.env.BOSCO_VERSION}
    </p>
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
