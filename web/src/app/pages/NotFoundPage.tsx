import { LifeBuoy } from "lucide-react";
import { Button } from "../../ui/form/Button.tsx";
import { Link } from "../../ui/routing/Link.tsx";

export default function NotFoundPage() {
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col items-center px-4 py-20 text-center lg:py-28">
      <title>Page introuvable · Bosco</title>
      <meta name="robots" content="noindex" />
      <LifeBuoy aria-hidden="true" className="size-16 text-sea" strokeWidth={1.5} />
      <h1 lang="en" className="mt-6 font-bold text-2xl text-ink tracking-tight">
        Oops! Page not found
      </h1>
      <p className="mt-3 text-ink-2">Cette page n’existe pas, ou elle a changé de mouillage.</p>
      <Button asChild className="mt-8">
        <Link to="/">Retour à l'accueil</Link>
      </Button>
    </div>
  );
}
