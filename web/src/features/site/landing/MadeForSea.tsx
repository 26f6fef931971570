import { CloudOff, FolderDown, SunMoon } from "lucide-react";

const POINTS = [
  {
    Icon: CloudOff,
    title: "Sans réseau",
    text: "Lisez et modifiez sans réseau. Vos modifications attendent sur l’appareil et partent d’elles-mêmes quand Bosco retrouve le réseau.",
  },
  {
    Icon: SunMoon,
    title: "Plein soleil, nuit noire",
    text: "De grands caractères bien contrastés, de grandes touches pour les mains mouillées, et un thème rouge qui ménage la vision de nuit.",
  },
  {
    Icon: FolderDown,
    title: "Vos données, à vous",
    text: "Ni publicité ni traceur. Exportez tout ou supprimez votre compte quand vous voulez.",
  },
];

export function MadeForSea() {
  return (
    <section aria-labelledby="en-mer" className="rounded-lg bg-sea-soft p-6 sm:p-10">
      <h2 id="en-mer" className="font-bold text-ink text-xl tracking-tight">
        Pensé pour le bord
      </h2>
      <ul className="mt-6 grid gap-8 md:grid-cols-3">
        {POINTS.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden="true" className="size-7 text-sea" />
            <h3 className="mt-3 font-semibold text-ink">{title}</h3>
            <p className="mt-1.5 text-ink">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
