const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;
const CODES = Array.from(CHARACTERS, (character) => character.charCodeAt(0));
/** The value of each character, by its code. */
const VALUES = new Map(CODES.map((code, value) => [code, value]));
/** `String.fromCharCode` takes so many at once. */
const PART = 8_192;

/** Bytes, megabytes at the most, as text that an address carries unchanged: RFC 4648's base64url, without padding. */
export const toBase64url = (bytes: ArrayLike<number>): string => {
  const codes = new Uint8Array(Math.ceil((bytes.length * 8) / BITS));
  for (let at = 0; at < codes.length; at += 1) {
    const [from, shift] = [Math.floor((at * BITS) / 8), 10 - ((at * BITS) % 8)];
    codes[at] = CODES[((((bytes[from] ?? 0) << 8) | (bytes[from + 1] ?? 0)) >> shift) & 63] ?? 0;
  }
  let text = '';
  for (let at = 0; at < codes.length; at += PART) text += String.fromCharCode(...codes.subarray(at, at + PART));
  return text;
};

/** Undefined for a text with any other character. Bits beyond the last whole byte are dropped. */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  const bytes = new Uint8Array(Math.floor((text.length * BITS) / 8));
  let [bits, held, at] = [0, 0, 0];
  for (let next = 0; next < text.length; next += 1) {
    const value = VALUES.get(text.charCodeAt(next));
    if (value === undefined) return undefined;
    held = ((held << BITS) | value) & 0xfff;
    bits += BITS;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = held >> bits;
    at += 1;
  }
  return bytes;
};
