import type { ReleasesByCountry } from '#domain/calendar/compose-releases.ts';
import type { TitleExtra, TitlePicture } from '#domain/details/title-extra.ts';
import type { DemoTitle } from '../demo-data.ts';
import { demoCertifications } from './demo-certifications.ts';
import { demoSeason } from './demo-episodes.ts';
import { demoFacts, type DemoFacts } from './demo-facts.ts';
import { DEMO_FRANCHISES, type DemoFranchise } from './demo-franchise.ts';
import { demoKeywords } from './demo-keywords.ts';
import { demoPictures } from './demo-pictures.ts';
import { demoReleases } from './demo-releases.ts';

/**
 * What the demo knows of its titles beyond its data: it is worked out from each title, always alike, for the catalogue's chunk is as large as it
 * may be. Nothing of it exists but the countries.
 */
export interface DemoExtras {
  readonly franchises: readonly DemoFranchise[];
  readonly factsOf: (title: DemoTitle) => DemoFacts;
  /** A season with its episodes. */
  readonly seasonOf: typeof demoSeason;
  readonly keywordsOf: (title: DemoTitle) => TitleExtra['keywords'];
  readonly picturesOf: (title: DemoTitle) => readonly TitlePicture[];
  readonly certificationsOf: (title: DemoTitle) => TitleExtra['certifications'];
  readonly releasesOf: (title: DemoTitle, now: Date) => ReleasesByCountry;
  /** Whether IMDb has a number for the title. */
  readonly hasImdb: (title: DemoTitle) => boolean;
}

/** @param now tells which season of a show that goes on is on, and which episode of it comes next */
export const demoExtras = (now: () => Date): DemoExtras => ({
  franchises: DEMO_FRANCHISES,
  factsOf: (title) => demoFacts(title, now()),
  seasonOf: demoSeason,
  keywordsOf: demoKeywords,
  picturesOf: demoPictures,
  certificationsOf: demoCertifications,
  releasesOf: demoReleases,
  hasImdb: () => true,
});

/** When the catalogue was made up. */
export const DEMO_NOW = new Date('2026-11-21T12:00:00Z');

export const DEMO_EXTRAS: DemoExtras = demoExtras(() => DEMO_NOW);
