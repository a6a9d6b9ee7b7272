import { fromBase64url, toBase64url } from '#domain/text/base64url.ts';

/** What comes of a secret, and does not lead back to it, nor one of them to the other. */
interface FolderKeys {
  /** The folder's name on the host: 32 hexadecimal digits. */
  readonly name: string;
  /** AES-GCM, 256 bits. */
  readonly key: CryptoKey;
}

const SECRET_BYTES = 16;
const NAME_BITS = 128;

const hkdf = (info: string): HkdfParams => ({
  name: 'HKDF',
  hash: 'SHA-256',
  // The secret is random in all its bits: nothing is to be evened out.
  salt: new Uint8Array(),
  info: new TextEncoder().encode(info),
});

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 128 random bits as base64url. */
export const createSecret = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

/** Rejects where the secret is none: not of 16 bytes, or no base64url. */
export const folderKeysOf = async (secret: string): Promise<FolderKeys> => {
  const bytes = fromBase64url(secret);
  if (bytes?.length !== SECRET_BYTES) throw new RangeError('A secret has 16 bytes.');
  const material = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const [name, key] = await Promise.all([
    crypto.subtle.deriveBits(hkdf('matinee devices: folder name'), material, NAME_BITS),
    crypto.subtle.deriveKey(hkdf('matinee devices: file key'), material, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
  ]);
  return { name: toHex(new Uint8Array(name)), key };
};
