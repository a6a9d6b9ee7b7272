/** A text's SHA-256; undefined where there is no WebCrypto, as in insecure contexts. Never rejects. */
export const digestOf = async (text: string): Promise<string | undefined> => {
  try {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
};
