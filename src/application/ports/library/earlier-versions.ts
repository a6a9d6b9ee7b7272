import type { Bundle } from '#domain/library/bundle.ts';
import type { EarlierVersion } from '#domain/library/versions/earlier-version.ts';

/** A snapshot that is not written yet. */
export interface TakenVersion extends Omit<EarlierVersion, 'bytes' | 'checksum'> {
  readonly bundle: Bundle;
}

/** What is kept once another was taken. Is called with what is kept by then, the newest first; it must wait for nothing. */
export type Retain = (kept: readonly EarlierVersion[], taken: EarlierVersion) => readonly EarlierVersion[];

/**
 * Snapshots of the visitor's library that this device keeps, under all its identifiers (product.md, Earlier versions: kept). They
 * are in no other device's reach.
 */
export interface EarlierVersions {
  /** The newest first. Rejects where the browser keeps none. */
  list(): Promise<readonly EarlierVersion[]>;
  /** Resolves with undefined where it is no longer kept, or cannot be read. Rejects as `list`. */
  read(id: string): Promise<Bundle | undefined>;
  /**
   * Writes when the page has nothing else to do, in short tasks. What is kept is read, decided and written in one turn: no other tab comes between.
   * Rejects where the device refuses; then all is as it was.
   * @param retain a version that it leaves out goes; one that it gives otherwise is noted so; without `taken` among them it is not written
   */
  keep(taken: TakenVersion, retain: Retain): Promise<void>;
  /** For a page that is about to close: sends it on its way, with nothing decided. Whether it arrives is not known. Never throws. */
  keepNow(taken: TakenVersion): void;
  /** Drops versions, so that there is room. Rejects as `keep`. */
  drop(ids: readonly string[]): Promise<void>;
  /** Forgets all. Rejects as `keep`. */
  erase(): Promise<void>;
}
