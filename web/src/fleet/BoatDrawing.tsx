import { type ComponentProps, useId } from "react";
import { classNames } from "../ui/theme/class-names.ts";

// The colours of the picture: a picture keeps its own, whatever the theme. Only this file has any.
const white = "#fffdf9";
const cloth = "#f1ece0";
const shade = "#d8d2c4";
const ink = "#10263a";
const glass = "#1d4560";
const red = "#c8102e";
const day = {
  top: "#f9e7c6",
  low: "#eeb98c",
  far: "#c9a997",
  near: "#8f8f94",
  sun: "#fff3d6",
  sea: "#15698a",
  deep: "#0b4f6c",
};
const dusk = {
  top: "#102a41",
  low: "#6d6a80",
  far: "#3a4a60",
  near: "#22384c",
  sun: "#f3ead2",
  sea: "#123e57",
  deep: "#0a2536",
};

type BoatKind = "voilier" | "moteur" | "catamaran";

const names: Record<BoatKind, string> = {
  voilier: "Dessin d’un voilier en mer",
  moteur: "Dessin d’un bateau à moteur en mer",
  catamaran: "Dessin d’un catamaran en mer",
};

type BoatDrawingProps = Omit<ComponentProps<"div">, "children"> & { kind: BoatKind };

/** Stands in for the photo of a boat that has none. */
export function BoatDrawing({ kind, className, ...rest }: BoatDrawingProps) {
  return (
    <div className={classNames("picture", className)} {...rest}>
      <svg viewBox="0 0 640 420" preserveAspectRatio="xMidYMid slice" role="img" className="block size-full">
        <title>{names[kind]}</title>
        <g className="nuit:hidden sombre:hidden">
          <Water colours={day} />
        </g>
        <g className="hidden nuit:inline sombre:inline">
          <Water colours={dusk} />
          <path
            stroke={white}
            strokeWidth="2.5"
            strokeLinecap="round"
            d="M70 60h0M150 110h0M118 36h0M238 52h0M300 26h0M402 84h0M452 40h0M590 58h0M36 140h0"
          />
        </g>
        {boats[kind].map((shape) => (
          <path key={shape.d} {...shape} />
        ))}
        <Wash />
      </svg>
    </div>
  );
}

function Water({ colours }: { colours: typeof day }) {
  const id = useId();
  return (
    <>
      <linearGradient id={`${id}-sky`} x2="0" y2="1">
        <stop stopColor={colours.top} />
        <stop offset="1" stopColor={colours.low} />
      </linearGradient>
      <linearGradient id={`${id}-sea`} x2="0" y2="1">
        <stop stopColor={colours.sea} />
        <stop offset="0.75" stopColor={colours.deep} />
      </linearGradient>
      <path fill={`url(#${id}-sky)`} d="M0 0h640v244H0z" />
      <circle cx="528" cy="166" r="44" fill={colours.sun} />
      <path
        fill={colours.far}
        d="M0 196c40-18 66-30 104-22 44 10 62 30 112 24 60-8 86-44 140-34 46 8 74 42 128 38 62-4 96-30 156-18v60H0z"
      />
      <path
        fill={colours.near}
        d="M0 224c52-14 98-16 150-4 46 10 80 12 120 8 34 0 60 8 96 8H0zM640 208c-40-6-76 6-112 16-22 6-44 10-70 12h182z"
      />
      <path fill={`url(#${id}-sea)`} d="M0 236h640v184H0z" />
      <path
        stroke={colours.sun}
        strokeOpacity="0.5"
        strokeWidth="5"
        strokeLinecap="round"
        d="M496 250h64M508 264h42M482 280h60M516 296h30"
      />
      <path
        stroke={white}
        strokeOpacity="0.18"
        strokeWidth="4"
        strokeLinecap="round"
        d="M26 262h90M66 288h44M148 254h40M566 330h52M24 338h60M596 300h24"
      />
    </>
  );
}

/** The water in front of the hull. */
function Wash() {
  return (
    <g fill="none" stroke={white} strokeLinecap="round">
      <path
        strokeOpacity="0.75"
        strokeWidth="4"
        d="M150 352c22-9 34-9 54 0s34 9 56 0 34-9 56 0 34 9 56 0 34-9 56 0 30 8 48 1"
      />
      <path strokeOpacity="0.3" strokeWidth="4" d="M196 374h120M340 380h86M250 396h70M96 372h44M470 370h56" />
    </g>
  );
}

/** What each boat is made of, from the back to the front. */
const boats: Record<BoatKind, readonly ComponentProps<"path">[]> = {
  voilier: [
    { fill: ink, d: "M317 40h7v272h-7z" },
    { fill: white, d: "M331 52c60 66 92 138 98 226l-98 10z" },
    { stroke: shade, strokeWidth: "2.5", d: "M331 124l50-8M331 182l76-8M331 238l92-10" },
    { fill: cloth, d: "M311 62c-24 88-60 160-112 224 40 6 74 4 112-4z" },
    { fill: red, d: "M324 40l34-10v20z" },
    { fill: ink, d: "M322 286h112a4 4 0 0 1 0 8H322z" },
    { fill: white, d: "M262 304c10-14 22-18 40-18h70c16 0 26 6 36 18z" },
    { fill: glass, d: "M288 302l8-9h22v9zM326 302v-9h26v9zM360 302v-9h20l10 9z" },
    { fill: white, d: "M170 300c90 8 190 8 300 2-8 24-22 42-40 54H236c-30-12-52-30-66-56z" },
    { fill: red, d: "M184 320c92 8 182 8 276 2l-8 13c-90 5-172 5-256-1z" },
    { fill: shade, d: "M214 345c70 4 150 4 226 0l-10 11H236c-8-3-16-7-22-11z" },
  ],
  moteur: [
    { fill: ink, d: "M356 150h5v44h-5z" },
    { fill: white, d: "M330 168h56v9h-56z" },
    { fill: red, d: "M361 150h26l-8 7 8 7h-26z" },
    { fill: cloth, d: "M288 200c4-6 8-8 16-8h106c8 0 12 4 15 10l3 8H276z" },
    { fill: white, d: "M236 256l42-46h156l26 46z" },
    { fill: glass, d: "M256 250l29-31h44v31zM338 250v-31h42v31zM389 250v-31h38l17 31z" },
    { fill: white, d: "M132 262c30-6 60-8 100-8h254c8 0 12 4 11 12l-9 90H222c-44-20-74-50-90-94z" },
    { fill: red, d: "M142 282c112 10 232 10 352 2l-2 14c-118 8-230 8-341-2z" },
    { fill: glass, d: "M300 312h44a7 7 0 0 1 0 14h-44a7 7 0 0 1 0-14zM376 312h44a7 7 0 0 1 0 14h-44a7 7 0 0 1 0-14z" },
    { fill: shade, d: "M196 340c98 6 196 6 294 0l-2 16H222c-10-4-18-10-26-16z" },
    {
      fill: "none",
      stroke: ink,
      strokeWidth: "3",
      strokeLinecap: "round",
      d: "M150 258c22-16 50-24 82-26M186 256v-14M220 254v-19",
    },
  ],
  catamaran: [
    { fill: ink, d: "M317 34h7v226h-7z" },
    { fill: white, d: "M331 40c22 2 36 8 46 18 44 52 66 110 70 176l-116 10z" },
    { stroke: shade, strokeWidth: "2.5", d: "M331 92l70-8M331 146l98-10M331 198l112-12" },
    { fill: cloth, d: "M311 58c-16 76-42 136-82 186 30 6 54 6 82 0z" },
    { fill: red, d: "M324 34l32-9v18z" },
    { fill: ink, d: "M322 246h126a4 4 0 0 1 0 8H322z" },
    { fill: white, d: "M228 292l24-34c4-5 8-7 15-7h126c7 0 11 2 15 7l24 34z" },
    { fill: glass, d: "M252 286l14-20c2-3 5-4 8-4h42v24zM326 286v-24h60c3 0 6 1 8 4l14 20z" },
    { fill: shade, d: "M184 290h292v22H184z" },
    { fill: ink, fillOpacity: "0.55", d: "M256 312h148l-10 22H266z" },
    {
      fill: white,
      d: "M166 284h92c6 30 2 54-12 72h-50c-18-18-28-42-30-72zM402 284h92c-2 30-12 54-30 72h-50c-14-18-18-42-12-72z",
    },
    { fill: red, d: "M168 304h92l-1 13h-88zM400 304h92l-3 13h-88z" },
    {
      fill: shade,
      d: "M182 338h72c-2 7-5 13-8 18h-50c-6-5-10-11-14-18zM406 338h72c-4 7-8 13-14 18h-50c-4-5-6-11-8-18z",
    },
  ],
};
