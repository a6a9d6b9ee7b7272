import type { DemoData, DemoTitle } from '../../demo/demo-data.ts';
import { withHugeLists } from '../scenario/with-huge-lists.ts';
import { hoursBefore, keptTitles } from './kept-titles.ts';

/** Of movies and of shows. */
const EACH = 5_000;

const some = (titles: readonly DemoTitle[], of: DemoTitle['type']): readonly DemoTitle[] =>
  titles.filter(({ type }) => type === of).slice(0, EACH);

/** A bundle with 10,000 titles on the watchlist, those of the scenario `huge`, as its fields. */
export const huge10000 = (data: DemoData, now: Date) => {
  const { titles } = withHugeLists(data);
  const { all } = keptTitles(data, [...some(titles, 'movie'), ...some(titles, 'tv')]);
  // Within the weeks in which what is kept counts as fresh: the copies are not all in the catalogue.
  const at = hoursBefore(now, 0.1);
  return { username: 'Quinn', watchlist: all.map((title, index) => ({ ...title, addedAt: at(index) })) };
};
