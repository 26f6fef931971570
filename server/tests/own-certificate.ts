import { generateKeyPairSync, sign } from "node:crypto";

/** DER: a tag, a length, what is within. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const bytes: number[] = [];
  for (let left = body.length; left > 0; left = Math.floor(left / 256)) bytes.unshift(left % 256);
  const length = body.length < 128 ? [body.length] : [128 + bytes.length, ...bytes];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const hex = (digits: string) => Buffer.from(digits, "hex");
const identifier = (digits: string) => der(0x06, hex(digits));
const utcTime = (date: Date) =>
  der(
    0x17,
    Buffer.from(
      `${date
        .toISOString()
        .replace(/[-:T]|\.\d+/g, "")
        .slice(2)}`,
    ),
  );

const COMMON_NAME = identifier("550403");
const ALTERNATIVE_NAMES = identifier("551d11");
const ECDSA_WITH_SHA256 = sequence(identifier("2a8648ce3d040302"));
const DAY_MS = 86_400_000;

/** A certificate that a test signs itself for one name, and is trusted by whoever is given it. */
export function ownCertificate(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const named = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));
  const now = Date.now();
  const names = sequence(der(0x82, Buffer.from(name)));
  const body = sequence(
    der(0xa0, der(0x02, hex("02"))),
    der(0x02, hex("01")),
    ECDSA_WITH_SHA256,
    named,
    sequence(utcTime(new Date(now - DAY_MS)), utcTime(new Date(now + DAY_MS))),
    named,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(sequence(ALTERNATIVE_NAMES, der(0x04, names)))),
  );
  const signature = der(0x03, hex("00"), sign("sha256", body, privateKey));
  const lines =
    sequence(body, ECDSA_WITH_SHA256, signature)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`,
  };
}
