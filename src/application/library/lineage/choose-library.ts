import type { Identifier } from '#domain/library/bundle.ts';
import type { LogTail } from '../../ports/library/change-log.ts';
import type { Lineage, Origin } from '../../ports/library/origin.ts';
import type { DecodeBundle, Loaded } from '../../ports/library/store.ts';
import { chooseBase } from './choose-base.ts';
import { headsOf, lineageOf, reaches, supersedes } from './lineage.ts';
import type { StoredLibrary } from './stored-library.ts';

/** The library under the current identifier. */
interface OwnLibrary {
  /** Undefined where another program, or a release that knew of no origin, wrote it. */
  readonly lineage: Lineage | undefined;
  /** The libraries that the visitor was offered to bring over already. */
  readonly offered: Origin['offered'] | undefined;
  /** ISO time; undefined where it is not known. */
  readonly lastUpdated: string | undefined;
}

/**
 * The library that is saved under an identifier; undefined where neither the store nor the log has one.
 * @param tail all that the log has of it; undefined where it cannot be had
 */
export const ownLibraryOf = (
  identifier: Identifier,
  {
    loaded,
    tail,
    decode,
  }: { readonly loaded: Loaded; readonly tail: LogTail | undefined; readonly decode: DecodeBundle },
): OwnLibrary | undefined => {
  const { bundle, origin } = chooseBase(loaded, tail, decode);
  return (
    bundle && {
      lineage: lineageOf(identifier, origin, { loaded, tail }),
      offered: origin?.offered,
      lastUpdated: bundle.lastUpdated,
    }
  );
};

export interface LibraryChoice {
  /** The library of another identifier that takes the place of the own one. */
  readonly newest?: StoredLibrary;
  /** A newer library of another line, which the visitor is offered to bring over. */
  readonly beside?: StoredLibrary;
}

const isOffered = ({ offered = {} }: OwnLibrary, { identifier, lineage }: StoredLibrary): boolean =>
  lineage ? reaches(offered[identifier], lineage.version) : offered[identifier] !== undefined;

const isLater = (other: Lineage | undefined, own: Lineage | undefined): boolean =>
  other !== undefined && own !== undefined && supersedes(other, own) && !supersedes(own, other);

/**
 * Chooses the visitor's library under the current identifier: its own one, unless there is none, or all of it went over to a later
 * one (product.md, Saving: superseded).
 * @param own undefined where the identifier has no library
 * @param others the libraries of other identifiers, the newest first
 */
export const chooseLibrary = (own: OwnLibrary | undefined, others: readonly StoredLibrary[]): LibraryChoice => {
  const heads = headsOf(others);
  const newest = own ? heads.find(({ lineage }) => isLater(lineage, own.lineage)) : heads[0];
  if (newest) return { newest };
  if (!own) return {};
  const beside = heads.find(
    (head) =>
      (head.bundle.lastUpdated ?? '') > (own.lastUpdated ?? '') &&
      !isLater(own.lineage, head.lineage) &&
      !isOffered(own, head),
  );
  return beside ? { beside } : {};
};
