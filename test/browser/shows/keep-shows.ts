import type { Page } from '@playwright/test';
import { OWN_KEY } from '../shared/fixtures.ts';
import type { KeptEntries } from '../shared/kept-entries.ts';

/** Of each of these shows of the catalogue the first two episodes were seen, of the first show last. */
export const followed = (ids: readonly number[]) =>
  ids.map((id, at) => ({ id, name: `Show ${at + 1}`, poster_path: null, seasons: { '1': `1-2@${20_600 - at}` } }));

/** The numbers of so many shows: those of the catalogue, then some that it has not. */
export const showIds = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => 1_301 + at);

/** A known visitor who follows shows. */
export const keepShows = (
  kept: KeptEntries,
  page: Page,
  episodes: readonly object[],
  watchlist: readonly object[] = [],
) => kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', watchlist, episodes }) });
