import type { Bundle } from '#domain/library/bundle.ts';
import type { Recalled } from '../ports/journal.ts';
import type { DecodeBundle, Loaded } from '../ports/store.ts';

export interface Base {
  readonly bundle: Bundle;
  /** Whether the store holds it already. */
  readonly isStored: boolean;
}

/**
 * What a library is restored from: the bundle in the store, unless the newest checkpoint is to take its place. That is so
 * when the bundle is missing or unreadable, or is one that this app wrote itself and that is older: a browser that is
 * killed loses what it had not yet written. A bundle edited by hand always wins.
 */
export const chooseBase = (
  loaded: Loaded,
  { checkpoint, isOwn }: Recalled,
  decode: DecodeBundle,
): Base | undefined => {
  const stored = loaded.kind === 'found' ? { bundle: loaded.bundle, isStored: true } : undefined;
  const isNewest = loaded.kind === 'found' && loaded.text === checkpoint?.text;
  if (!checkpoint || isNewest || (stored && !isOwn)) return stored;
  const bundle = decode(checkpoint.text);
  return bundle ? { bundle, isStored: false } : stored;
};
