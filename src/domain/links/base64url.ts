const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;

/** Bytes as text that an address carries unchanged: RFC 4648's base64url, without padding. */
export const toBase64url = (bytes: readonly number[]): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = bytes.slice(at, at + 3);
    const group = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    const count = third !== undefined ? 4 : second !== undefined ? 3 : 2;
    for (let digit = 0; digit < count; digit += 1) text += CHARACTERS[(group >> (18 - BITS * digit)) & 63] ?? '';
  }
  return text;
};

/** Undefined for a text with any other character. Bits beyond the last whole byte are dropped. */
export const fromBase64url = (text: string): Uint8Array | undefined => {
  const bytes = new Uint8Array(Math.floor((text.length * BITS) / 8));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const character of text) {
    const value = CHARACTERS.indexOf(character);
    if (value < 0) return undefined;
    held = ((held << BITS) | value) & 0xfff;
    bits += BITS;
    if (bits >= 8) {
      bits -= 8;
      bytes[at] = held >> bits;
      at += 1;
    }
  }
  return bytes;
};
