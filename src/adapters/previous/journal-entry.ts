/** What the previous release kept of one identifier in its journal. */
export interface JournalOf {
  readonly identifier: string;
  readonly checkpoint: { readonly text: string; readonly counter: number } | undefined;
  /** SHA-256, in hexadecimal, of the texts of the last checkpoints. */
  readonly hashes: readonly string[];
  readonly entries: readonly JournalEntry[];
  /** The ids of the newest entries, those in the checkpoint included. */
  readonly recent: readonly string[];
}

export interface JournalEntry {
  readonly counter: number;
  readonly id: string;
  /** As it was written. */
  readonly change: unknown;
}

/** Whether a text was written by the previous release. */
export const isOwnText = async ({ checkpoint, hashes }: JournalOf, text: string): Promise<boolean> => {
  if (text === checkpoint?.text) return true;
  const digest = await digestOf(text);
  return digest !== undefined && hashes.includes(digest);
};

/** A text's SHA-256; undefined where there is no WebCrypto, as in insecure contexts. Never rejects. */
export const digestOf = async (text: string): Promise<string | undefined> => {
  try {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
};
