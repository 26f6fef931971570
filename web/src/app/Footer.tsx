import type { Site } from "@bosco/contract";
import { Mail, Phone } from "lucide-react";
import { Link } from "react-router";
import { Logo } from "../ui/content/Logo.tsx";

const LINKS = [
  { to: "/faq", label: "FAQ" },
  { to: "/mentions-legales", label: "Mentions légales" },
  { to: "/politique-confidentialite", label: "Politique de confidentialité" },
  { to: "/cgv", label: "CGV" },
];

const link = "inline-flex max-w-full min-h-11 items-center gap-2 text-ink-2 hover:text-ink hover:underline";

export function Footer({ identity }: { identity: Site | null }) {
  const email = identity?.email ?? "contact@bosco.example";
  const phone = identity?.telephone;
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
          <a href={`mailto:${email}`} className={link}>
            <Mail size={18} aria-hidden="true" />
            <span className="min-w-0">{email}</span>
          </a>
          <br />
          {phone ? (
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={link}>
              <Phone size={18} aria-hidden="true" />
              {phone}
            </a>
          ) : (
            <span className="inline-flex min-h-11 items-center gap-2 text-ink-2">
              <Phone size={18} aria-hidden="true" />
              Téléphone à compléter par l’éditeur
            </span>
          )}
        </address>
      </div>
      <p className="border-line border-t px-4 py-4 text-center text-ink-2 text-xs">
        © {new Date().getFullYear()} {identity?.editeur ?? "Bosco"}. Tous droits réservés.
      </p>
    </footer>
  );
}
