export const DEMO_EMAIL = "demo@bosco.example";
/** What makes an account the demo is this id, never its address. */
export const DEMO_ID = "b05c0000-0000-4000-8000-00000000d301";
/** No secret: anyone enters the demo with one press, and nobody can change it. */
export const DEMO_PASSWORD = "bienvenue-a-bord-de-bosco";

/** The demo's address in any disguise: case, `+tag`, dots, look-alike letters. Nobody can register or be given it. */
export function isDemoAddress(address: string): boolean {
  const plain = address
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .replace(/\p{Cf}/gu, "");
  const [name = "", host = ""] = plain.split("@");
  return (
    lookAlike(host).replace(/\.$/, "") === "bosco.example" &&
    lookAlike(name.split("+")[0] ?? "").replaceAll(".", "") === "demo"
  );
}

const LATIN: Record<string, string> = {
  о: "o",
  е: "e",
  с: "c",
  ѕ: "s",
  ԁ: "d",
  м: "m",
  ο: "o",
  ε: "e",
  х: "x",
  р: "p",
  а: "a",
  ӏ: "l",
  0: "o",
};

const lookAlike = (value: string) =>
  [...value.normalize("NFD").replace(/\p{Diacritic}/gu, "")].map((letter) => LATIN[letter] ?? letter).join("");
