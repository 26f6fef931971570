import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** A subscription's keys, as the browser gives them. */
export interface Receiver {
  p256dh: string;
  auth: string;
}

const RECORD_BYTES = 4_096;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** The padding's delimiter of a last record (RFC 8188, 2). */
const LAST = Buffer.from([2]);

/** What a test needs to know beforehand. */
export interface Given {
  salt: Buffer;
  privateKey: Buffer;
}

/** A message that the browser alone can read (RFC 8291): one record of `aes128gcm`, from a key made for it alone. */
export function encrypt(text: string, { p256dh, auth }: Receiver, given?: Given): Buffer {
  const receiver = Buffer.from(p256dh, "base64url");
  const pair = createECDH("prime256v1");
  if (given) pair.setPrivateKey(given.privateKey);
  else pair.generateKeys();
  const sender = pair.getPublicKey();
  const salt = given?.salt ?? randomBytes(SALT_BYTES);
  const shared = pair.computeSecret(receiver);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), receiver, sender]);
  const secret = derive(shared, Buffer.from(auth, "base64url"), info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce, { authTagLength: TAG_BYTES });
  const record = [cipher.update(Buffer.concat([Buffer.from(text), LAST])), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([head(salt, sender), ...record]);
}

function head(salt: Buffer, sender: Buffer): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES, 0);
  sizes.writeUInt8(sender.length, 4);
  return Buffer.concat([salt, sizes, sender]);
}

const derive = (material: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", material, salt, info, bytes));
