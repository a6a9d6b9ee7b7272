// The core knows no `TextEncoder`. What escapes addresses speaks UTF-8 as well, and is as strict.

/** @param text without lone surrogates. */
export const toUtf8 = (text: string): readonly number[] =>
  [...encodeURIComponent(text).matchAll(/%(..)|(.)/g)].map(([, hex, plain]) =>
    hex === undefined ? (plain ?? '').charCodeAt(0) : Number.parseInt(hex, 16),
  );

/** Undefined for bytes that are no UTF-8. */
export const fromUtf8 = (bytes: Iterable<number>): string | undefined => {
  try {
    return decodeURIComponent([...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return undefined;
  }
};
