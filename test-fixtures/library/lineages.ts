import type { Lineage, Origin, Version } from '#application/ports/library/origin.ts';

/** A version that has come so far in the one log. @param takenAt ISO time at which another program's text took the library's place */
export const versionAt = (sequence: number, takenAt?: string): Version => ({
  positions: { log: sequence },
  ...(takenAt !== undefined && { takenAt }),
});

export const aLineage = (identifier: string, version: Version, libraries: Origin['libraries'] = {}): Lineage => ({
  identifier,
  version,
  origin: { libraries },
});

export const HOME = aLineage('home', versionAt(3));
/** Went over from home. */
export const WORK = aLineage('work', versionAt(7), { home: versionAt(3) });
/** Went over from work. */
export const CAFE = aLineage('cafe', versionAt(9), { home: versionAt(3), work: versionAt(7) });
