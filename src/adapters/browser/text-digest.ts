/**
 * The SHA-256 of a text, by the browser: beside the main thread, which a long text would hold up. Never rejects.
 * @returns its 32 bytes; undefined where there is no WebCrypto, as in insecure contexts
 */
export const textDigest = async (text: string): Promise<Uint8Array | undefined> => {
  try {
    return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  } catch {
    return undefined;
  }
};
