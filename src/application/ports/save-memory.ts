import type { Identifier } from '#domain/library/bundle.ts';

/** A save that the journal was not told of, because it could not be had. */
export interface UnjournaledSave {
  readonly identifier: Identifier;
  /** The bundle's own: tells whether it is still this one that is stored. */
  readonly lastUpdated: string;
  /** Every entry of the journal up to this one is in it. */
  readonly counter: number;
}

/** The last unjournaled save, kept apart from the journal. Where the device keeps nothing, it may forget. */
export interface SaveMemory {
  /** Undefined when nothing valid is remembered. Never throws. */
  recall(): UnjournaledSave | undefined;
  /** Never throws. */
  remember(save: UnjournaledSave): void;
}
