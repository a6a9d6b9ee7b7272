import type { Identifier } from '#domain/library/bundle.ts';

/** A sequence number for each log by its name: up to where somebody knows it. Numbers of two logs cannot be compared. */
export type Positions = Readonly<Record<string, number>>;

/** How far the library of an identifier has come. */
export interface Version {
  /** Of each log, its last entry that is in the library. */
  readonly positions: Positions;
  /** ISO time at which a text that another program wrote took the library's place; absent where there was none. */
  readonly takenAt?: string;
}

/** What the library of an identifier was made from. */
export interface Origin extends Pick<Version, 'takenAt'> {
  /** The libraries of other identifiers that went over to it, each as far as it had come then. */
  readonly libraries: Readonly<Record<Identifier, Version>>;
  /** The libraries of other identifiers that the visitor was offered to bring over, as far as they had come then. */
  readonly offered?: Readonly<Record<Identifier, Version>>;
}

/** Which library of this device it is, how far it has come, and what it was made from. */
export interface Lineage {
  readonly identifier: Identifier;
  readonly version: Version;
  readonly origin: Origin;
}
