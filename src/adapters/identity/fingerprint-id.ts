import type { Identifier } from '#domain/library/bundle.ts';

/** product.md, Identity: fingerprint. */
const PREFIX = 'fp_';
const FORM = /^fp_[\da-f]{32,64}$/;

/** An identifier that is no address: `fp_` and the bytes in hexadecimal. */
export const fingerprintId = (bytes: Uint8Array): Identifier =>
  `${PREFIX}${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

export const isFingerprintId = (text: string | undefined): text is Identifier => text !== undefined && FORM.test(text);
