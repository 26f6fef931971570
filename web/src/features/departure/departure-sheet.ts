import { type Day, dayIn } from "@bosco/domain";
import type { Boat } from "@bosco/domain/boats";
import {
  callWords,
  type Departure,
  type Reason,
  returnWords,
  type TripDraft,
  VERDICT_WORDS,
  verdictSentence,
} from "@bosco/domain/departure";
import { counted, frenchDay, frenchNumber, withUnit } from "@bosco/domain/french";
import { DIVISION_240, sourceWords, ZONE_LIMITS, zoneWords } from "@bosco/domain/safety";
import { createPdf, type PdfDocument } from "../../pdf/document.ts";

/** So many of what is open are told, where the page has room. */
const MOST_POINTS = 5;
const LONGEST_POINT = 95;
/** Lines for the crew, a name each, and as many beside them for the route. */
const [LEAST_CREW, MOST_CREW] = [4, 6];
/** What stands below the points: the sentence that ends the page, in millimetres. */
const LAST_WORDS = 17;

const shortened = (text: string, most = LONGEST_POINT) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** To be filled in with a pen. */
const BLANK = "_______________";

function plan(pdf: PdfDocument, boat: Boat, trip: TripDraft) {
  const children = trip.enfants > 0 ? `, dont ${counted(trip.enfants, "enfant")}` : "";
  const hour = trip.retour_heure === null ? " à ____ h ____" : "";
  const tanks = [
    trip.eau_a_bord === null ? "" : `${withUnit(trip.eau_a_bord, "L")} d’eau`,
    trip.carburant_a_bord === null ? "" : `${withUnit(trip.carburant_a_bord, "L")} de carburant`,
  ];
  pdf.facts(
    [
      ["Bateau", boat.nom],
      ["Modèle", `${boat.nom_constructeur} ${boat.nom_modele}`],
      ["Immatriculation", boat.immatriculation ?? BLANK],
      ["MMSI", boat.mmsi ?? BLANK],
      ["Longueur × largeur", `${frenchNumber(boat.longueur)} × ${frenchNumber(boat.largeur)} m`],
      ["Couleur", boat.couleur],
      ["Personnes à bord", `${counted(trip.personnes, "personne")}${children}`],
      ["Zone", zoneWords(trip.zone)],
      ["Départ", frenchDay(trip.depart)],
      ["Retour prévu", `${returnWords(trip)}${hour}`],
      ["Pavillon", boat.pavillon],
      ["À bord", tanks.filter(Boolean).join(", ")],
    ],
    1,
  );
}

function call(pdf: PdfDocument, trip: TripDraft) {
  pdf.section("Qui appeler");
  pdf.paragraph(`Contact à terre\u00a0: ${trip.contact_a_terre ?? `${BLANK}${BLANK}`}`);
  pdf.paragraph(
    `À terre\u00a0: sans nouvelles ${callWords(trip)}, et si le bateau ne répond pas, appelez le CROSS au 196. Dites le nom du bateau, le nombre de personnes, la route et l’heure prévue du retour\u00a0; lisez cette feuille.`,
  );
  pdf.paragraph(
    "En mer\u00a0: VHF canal 16 (ASN sur le canal 70), ou 196 par téléphone. Un retard sans danger se dit aussi\u00a0: prévenez à terre ou le CROSS.",
  );
}

function state(pdf: PdfDocument, { verdict, raisons }: Departure, today: Day) {
  const open: readonly Reason[] = raisons.filter(({ poids }) => poids !== "note");
  pdf.section(`${VERDICT_WORDS[verdict]}, au ${frenchDay(today)}`);
  pdf.paragraph(verdictSentence(raisons));
  const points = open.slice(0, MOST_POINTS).map(({ titre }) => ({ text: shortened(titre) }));
  const more = open.length - pdf.checkBoxesThatFit(points, LAST_WORDS);
  const others = more > 0 ? `Et ${counted(more, "autre point", "autres points")}, à lire dans Bosco. ` : "";
  pdf.paragraph(
    `${others}Une aide, pas une autorité\u00a0: le chef de bord décide. Règles\u00a0: ${sourceWords(DIVISION_240)}.`,
  );
}

/**
 * 'Feuille de départ': one page of the boat, the plan, who is called when, those aboard and what is open.
 * why the state last: whoever waits ashore needs all the rest first, and it takes what room is left.
 */
export async function departureSheet(boat: Boat, trip: TripDraft, judged: Departure): Promise<PdfDocument> {
  const pdf = await createPdf({
    title: "Feuille de départ",
    subtitle: `${shortened(boat.nom, 50)}, ${ZONE_LIMITS[trip.zone].nom}`,
    fileStem: `feuille-depart-${boat.nom}-${trip.depart}`,
  });
  plan(pdf, boat, trip);
  call(pdf, trip);
  pdf.section("Équipage et route");
  pdf.blankColumns(["Équipage", "Route et escales"], Math.min(Math.max(trip.personnes, LEAST_CREW), MOST_CREW));
  state(pdf, judged, dayIn(new Date()));
  return pdf;
}
