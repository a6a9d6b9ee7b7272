import type { TakenVersion } from '#application/ports/library/earlier-versions.ts';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import type { EarlierVersion } from '#domain/library/versions/earlier-version.ts';

/** What is known of the version of a day, of another library than any other version; what a test does not say is of no matter. */
export const aVersion = (about: Partial<EarlierVersion> & Pick<EarlierVersion, 'madeAt'>): EarlierVersion => ({
  id: about.madeAt,
  isDaily: true,
  titles: 1,
  bytes: 1_000,
  checksum: about.madeAt,
  ...about,
});

/** A version of the day that is not written yet. */
export const aTakenVersion = (
  library: Partial<Library>,
  about: Partial<Omit<TakenVersion, 'bundle'>> & Pick<TakenVersion, 'madeAt'>,
): TakenVersion => ({
  id: about.madeAt,
  isDaily: true,
  titles: 1,
  bundle: { library: { ...EMPTY_LIBRARY, ...library }, remainder: NO_REMAINDER },
  ...about,
});
