import type { TakenVersion } from '#application/ports/library/earlier-versions.ts';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { countTitles } from '#domain/library/versions/count-titles.ts';
import type { GreatAct } from '#domain/library/versions/earlier-version.ts';
import type { DemoData } from '../../demo/demo-data.ts';
import { decodeBundle } from '../../store/codec/decode-bundle.ts';
import type { Filling } from './filling.ts';
import { hoursBefore } from './kept-titles.ts';
import { livedIn } from './lived-in.ts';

const HOURS_A_DAY = 24;

/** What there was, the newest first: so many days ago, with so many of the titles on the watchlist. */
const VERSIONS: readonly { readonly days: number; readonly titles: number; readonly before?: GreatAct }[] = [
  { days: 0, titles: 22 },
  { days: 1, titles: 8, before: { done: 'Lists joined' } },
  { days: 2, titles: 20, before: { removed: 12 } },
  { days: 3, titles: 18 },
  { days: 9, titles: 11, before: { done: 'Added: 7 titles in your watchlist, 12 favorites and 40 marked titles' } },
  { days: 15, titles: 4 },
];

/** Some of everything, and what there was of it on the days before. */
export const withVersions = (data: DemoData, now: Date): Filling => {
  const fields = livedIn(data, now);
  const at = hoursBefore(now, HOURS_A_DAY);
  const versionOf = ({ days, titles, before }: (typeof VERSIONS)[number]): TakenVersion => {
    const text = JSON.stringify({ ...fields, watchlist: fields.watchlist.slice(-titles) });
    const library = decodeBundle(text)?.library ?? EMPTY_LIBRARY;
    return {
      id: `${days}`,
      madeAt: at(days),
      isDaily: !before,
      ...(before && { before }),
      titles: countTitles(library),
      bundle: { library, remainder: NO_REMAINDER },
    };
  };
  return {
    bundle: JSON.stringify({ ...fields, lastUpdated: now.toISOString() }),
    versions: VERSIONS.map(versionOf),
  };
};
