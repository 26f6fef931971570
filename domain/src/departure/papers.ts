import { isForeign } from "../boats/index.ts";
import { lastDay } from "../documents/index.ts";
import { frenchDay } from "../french/index.ts";
import { countOf, findAboard } from "./aboard.ts";
import type { Looks } from "./check.ts";
import { overWords } from "./over-words.ts";
import type { Reason, Weight } from "./reason.ts";
import type { DepartureRows, Paper } from "./rows.ts";
import { returnDay, type TripToday } from "./trip.ts";

/** Any of them registers the boat. */
const REGISTRATION_TYPES: readonly string[] = ["Carte de circulation", "Acte de francisation"];

/** How heavy it is that a paper of this kind is over before one is back. */
const OVER: Readonly<Record<string, Weight>> = {
  "Carte de circulation": "bloque",
  "Acte de francisation": "bloque",
  Assurance: "bloque",
  "Certificat radeau": "bloque",
  Permis: "verifie",
  "Licence et MMSI": "verifie",
  Extincteurs: "verifie",
  "Contrôle gaz": "verifie",
};

interface Wanted {
  regle: string;
  types: readonly string[];
  titre: string;
  pourquoi: string;
  /** What is said where no paper of the kind bears a date; of those that need none, nothing. */
  undated?: string;
}

const REGISTRATION: Wanted = {
  regle: "papiers-bateau",
  types: REGISTRATION_TYPES,
  titre: "Papiers du bateau\u00a0: rien n’est noté",
  pourquoi:
    "Le certificat d’enregistrement, qui depuis le 1er janvier 2022 remplace la carte de circulation et l’acte de francisation, doit être à bord, ou l’un de ceux-ci\u00a0: ils restent valables.",
};
/** Under another flag. why the same rule: whichever of these types it is kept under, it is what registers the boat. */
const FOREIGN_REGISTRATION: Wanted = {
  ...REGISTRATION,
  pourquoi:
    "Le titre qui dit sa nationalité et son immatriculation doit en général être à bord, selon les règles de son pavillon\u00a0: notez-le comme carte de circulation, dont il tient lieu ici.",
};
const INSURANCE: Wanted = {
  regle: "assurance",
  types: ["Assurance"],
  titre: "Assurance\u00a0: rien n’est noté",
  pourquoi: "Une attestation valable jusqu’au retour évite de partir sans être couvert, et les ports la demandent.",
  undated: "Assurance\u00a0: date à noter",
};
const RAFT: Wanted = {
  regle: "revision-radeau",
  types: ["Certificat radeau"],
  titre: "Révision du radeau\u00a0: pas de certificat noté",
  pourquoi: "Un radeau se révise en général tous les trois ans\u00a0: vérifiez la date sur son certificat.",
  undated: "Révision du radeau\u00a0: date à noter",
};

/** Papers that are over before one is back, and those that nobody has written down, or not their date. */
export function judgePapers(rows: DepartureRows, trip: TripToday, looks: Looks): Reason[] {
  const { papiers } = rows;
  const needsRaft = trip.zone === "semi-hauturier" || trip.zone === "hauturier";
  const { good, over, faulty } = findAboard({ id: "radeau" }, rows, trip);
  const rafts = Math.max(1, countOf([...good, ...over, ...faulty]));
  const registration = isForeign(rows.bateau.pavillon) ? FOREIGN_REGISTRATION : REGISTRATION;
  const wanted = [registration, INSURANCE, ...(needsRaft ? [RAFT] : [])];
  return [
    ...judgeOver(papiers, trip, { needsRaft, rafts }),
    ...wanted.flatMap((one) => (looks(one.regle) === undefined ? judgeWanted(one, papiers) : [])),
  ];
}

function judgeWanted({ regle, types, titre, pourquoi, undated }: Wanted, papers: readonly Paper[]): Reason[] {
  const own = papers.filter(({ type }) => types.includes(type));
  const common = { id: `papiers:${regle}`, poids: "verifie", sujet: "papiers", pourquoi, regle } as const;
  const [first] = own;
  if (!first) return [{ ...common, titre, remede: { geste: "ajouter-papier", type: types[0] ?? "Autre" } }];
  if (undated === undefined || own.some(({ date_expiration }) => date_expiration !== null)) return [];
  return [{ ...common, titre: undated, remede: { geste: "voir-papier", document_id: first.id } }];
}

/** Papers of one kind take each other's place: what registers the boat is one kind. */
const kindOf = ({ type }: Paper) => (REGISTRATION_TYPES.includes(type) ? "registration" : type);

/** Of these there may be several that all count: each person's permit, each extinguisher's look. */
const EACH_COUNTS: ReadonlySet<string> = new Set(["Permis", "Extincteurs"]);

/**
 * Of each kind the one that lasts longest counts: the former insurance is no fault of the present one. Of rafts as many certificates as
 * there are rafts; of what several may have, the others that are over are told.
 */
function judgeOver(
  papers: readonly Paper[],
  trip: TripToday,
  { needsRaft, rafts }: { needsRaft: boolean; rafts: number },
): Reason[] {
  const back = returnDay(trip);
  // why none without a day: an insurance of which nobody knows it must not hide one that is over.
  const lasting = papers
    .flatMap((paper) => ({ paper, last: lastDay(paper) ?? "" }))
    .filter(({ last }) => last !== "")
    .sort((a, b) => (a.last > b.last ? -1 : 1));
  const places = new Map<string, number>();
  return lasting.flatMap(({ paper, last }) => {
    const kind = kindOf(paper);
    const place = places.get(kind) ?? 0;
    places.set(kind, place + 1);
    if (last > back) return [];
    const poids = weightOf(paper.type, place, rafts);
    if (poids === undefined) return [];
    const isUnasked = paper.type === "Certificat radeau" && !needsRaft;
    return [
      {
        id: `papiers:${paper.id}`,
        poids: isUnasked ? "note" : poids,
        sujet: "papiers" as const,
        titre: `${paper.type} «\u00a0${paper.titre}\u00a0»\u00a0: ${overWords(last, trip)}`,
        pourquoi: `Votre retour est prévu le ${frenchDay(back)}.`,
        remede: { geste: "voir-papier", document_id: paper.id } as const,
      },
    ];
  });
}

/** How heavy it is that the paper in that place of its kind is over, the longest first; nothing where it does not count. */
function weightOf(type: string, place: number, rafts: number): Weight | undefined {
  if (place === 0) return OVER[type] ?? "note";
  if (type === "Certificat radeau") return place < rafts ? "verifie" : undefined;
  return EACH_COUNTS.has(type) ? "note" : undefined;
}
