import { bytesToHex } from '@noble/hashes/utils.js';
import { textDigest } from '../browser/text-digest.ts';

/** The part of the previous release's journal that belongs to one identifier. */
export interface JournalOf {
  readonly identifier: string;
  readonly checkpoint: { readonly text: string; readonly counter: number } | undefined;
  /** SHA-256, in hexadecimal, of every text that was recently a checkpoint. */
  readonly hashes: readonly string[];
  readonly entries: readonly JournalEntry[];
  /** The ids of the newest entries, including those in the checkpoint. */
  readonly recent: readonly string[];
}

export interface JournalEntry {
  readonly counter: number;
  readonly id: string;
  /** The change as it was written. */
  readonly change: unknown;
}

/** Whether the previous release wrote a text. */
export const isOwnText = async ({ checkpoint, hashes }: JournalOf, text: string): Promise<boolean> => {
  if (text === checkpoint?.text) return true;
  const digest = await digestOf(text);
  return digest !== undefined && hashes.includes(digest);
};

/** A text's SHA-256, in hexadecimal; undefined where there is no WebCrypto. Never rejects. */
export const digestOf = async (text: string): Promise<string | undefined> => {
  const digest = await textDigest(text);
  return digest && bytesToHex(digest);
};
