import type { Contents, Identifier } from '#domain/library/bundle.ts';
import type { LogTail } from '../ports/library/change-log.ts';
import type { DecodeBundle, Store } from '../ports/library/store.ts';

export interface MissedLibraryDeps {
  readonly store: Pick<Store, 'load'>;
  readonly decodeBundle: DecodeBundle;
}

/** The library that took the place of entries that a tab has missed, with what this release does not know of it. Rejects where it cannot be read. */
export const missedLibrary = async (
  owner: Identifier | undefined,
  { checkpoint }: LogTail,
  { store, decodeBundle }: MissedLibraryDeps,
): Promise<Contents> => {
  const text = checkpoint?.text;
  const loaded = text === undefined && owner !== undefined ? await store.load(owner) : undefined;
  const bundle = text === undefined ? loaded?.kind === 'found' && loaded.bundle : decodeBundle(text);
  // Else a save would claim to have changes that this tab has never seen.
  if (!bundle) throw new Error('The library that took the place of missed entries cannot be read.');
  return bundle;
};
