import type { FolderFile, DevicesFolder } from '#application/ports/devices/devices-folder.ts';
import { fromBase64url, toBase64url } from '#domain/text/base64url.ts';
import { gunzip, gzip } from './gzip.ts';

/** Begins an encrypted text: its form, by its version. */
const PREFIX = 'matinee-encrypted-1.';
const NONCE_BYTES = 12;

/**
 * What a file is read as that was not encrypted with this key, under this name. It is no JSON, so that it counts as a foreign
 * file and is left alone. Its own text is not given: else whoever keeps the folder could put a readable file there, and it would
 * be taken for a device's.
 */
const NOT_DECRYPTED = 'This file was encrypted with another key, or not by Matinee.';

const algorithm = (name: string, nonce: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: 'AES-GCM',
  iv: nonce,
  // A text counts under its own name alone.
  additionalData: new TextEncoder().encode(PREFIX + name),
});

/** Encrypts what goes into a folder, and decrypts what comes from it, so that whoever keeps the folder sees sizes and times. */
export class EncryptedFolder implements DevicesFolder {
  constructor(
    private readonly inner: DevicesFolder,
    private readonly key: CryptoKey,
  ) {}

  list(): Promise<readonly FolderFile[]> {
    return this.inner.list();
  }

  async read(name: string): Promise<string | undefined> {
    const text = await this.inner.read(name);
    return text === undefined ? undefined : this.decrypt(name, text).catch(() => NOT_DECRYPTED);
  }

  async write(name: string, text: string): Promise<void> {
    await this.inner.write(name, await this.encrypt(name, text));
  }

  remove(name: string): Promise<void> {
    return this.inner.remove(name);
  }

  private async encrypt(name: string, text: string): Promise<string> {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const encrypted = await crypto.subtle.encrypt(algorithm(name, nonce), this.key, await gzip(text));
    const bytes = new Uint8Array(NONCE_BYTES + encrypted.byteLength);
    bytes.set(nonce);
    bytes.set(new Uint8Array(encrypted), NONCE_BYTES);
    return PREFIX + toBase64url(bytes);
  }

  /** Rejects where the text cannot be decrypted. */
  private async decrypt(name: string, text: string): Promise<string> {
    if (!text.startsWith(PREFIX)) throw new TypeError('It is not encrypted.');
    const bytes = fromBase64url(text.slice(PREFIX.length).trimEnd());
    if (!bytes) throw new TypeError('It is no base64url.');
    const [nonce, encrypted] = [bytes.slice(0, NONCE_BYTES), bytes.slice(NONCE_BYTES)];
    return gunzip(await crypto.subtle.decrypt(algorithm(name, nonce), this.key, encrypted));
  }
}
