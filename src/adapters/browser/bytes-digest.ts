/**
 * The SHA-256 of bytes, by the browser: beside the main thread, which many would hold up. Never rejects.
 * @returns its 32 bytes; undefined where there is no WebCrypto, as in insecure contexts
 */
export const bytesDigest = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> => {
  try {
    return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  } catch {
    return undefined;
  }
};
