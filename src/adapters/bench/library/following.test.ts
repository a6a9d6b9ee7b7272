import { expect, it } from 'vitest';
import { dayOf } from '#domain/days/calendar-day.ts';
import { nextEpisode } from '#domain/shows/next-episode.ts';
import { seasonLines } from '#domain/shows/season-lines.ts';
import { showKey } from '#domain/shows/watched-show.ts';
import { titleKey } from '#domain/title.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { DemoShowCatalog } from '../../demo/demo-show-catalog.ts';
import { decodeBundle } from '../../store/codec/decode-bundle.ts';
import { fillingOf } from './filling-of.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const data = generateCatalogue();
const shows = new DemoShowCatalog(data, { now: () => NOW });
const bundle = decodeBundle(fillingOf('following', data, NOW).bundle ?? '')!;

/** What the rules say of the show in a place: which episode is next, and how many of its lines are lost. */
const stateOf = async (place: number) => {
  const { episodes, marks } = bundle.library;
  const show = episodes[place]!;
  const signal = new AbortController().signal;
  const { details } = await shows.seasonsOf(show.id, [], signal);
  const numbers = (details.seasons ?? []).map(({ season_number }) => season_number);
  const { seasons } = await shows.seasonsOf(show.id, numbers, signal);
  const mark = marks.find((each) => titleKey(each) === showKey(show));
  const seen = { show, mark, today: dayOf(NOW) };
  const next = nextEpisode(seasons, seen);
  return {
    status: details.status,
    next: next && `S${next.season.season_number} E${next.episode.episode_number}`,
    last: numbers.at(-1),
    lost: seasons.flatMap((season) => seasonLines(season, seen)).filter(({ episode }) => !episode).length,
    isMarked: mark !== undefined,
    isStopped: show.stoppedAt !== undefined,
  };
};

it('following: shows in all states of the rules, each readable (product.md, QA: library)', async () => {
  expect(bundle.remainder).toEqual({ fields: {}, items: {} });
  expect(bundle.library.episodes).toHaveLength(11);
  const states = await Promise.all(bundle.library.episodes.map((_, place) => stateOf(place)));
  const [upToDate, gap, later, stopped, ended, marked, lost, byHand, years, specials, lastOne] = states;
  expect(upToDate).toMatchObject({ status: 'Returning Series', next: undefined, lost: 0 });
  expect(gap).toMatchObject({ next: 'S1 E3' });
  expect(later).toMatchObject({ next: 'S2 E4' });
  expect(stopped).toMatchObject({ next: 'S1 E5', isStopped: true });
  expect(ended).toMatchObject({ status: 'Ended', next: undefined });
  expect(marked).toMatchObject({ isMarked: true });
  expect(marked?.next).toMatch(/^S\d E\d+$/);
  expect(lost).toMatchObject({ next: 'S1 E3', lost: 3 });
  expect(byHand?.lost).toBe(0);
  expect(years).toMatchObject({ next: 'S1 E1', lost: 0 });
  expect(specials).toMatchObject({ next: 'S1 E1' });
  expect(lastOne?.next).toMatch(new RegExp(`^S${lastOne?.last} E`));
});
