import { describe, expect, it } from 'vitest';
import { diaryEntries } from '../diary/diary-entries.ts';
import type { TitleKnowledge } from '../diary/title-knowledge.ts';
import { yearFigures } from '../diary/year-figures.ts';
import { ALL_TIME, entriesOfYear } from '../diary/year-of.ts';
import type { MarkedTitle } from '../library/marks/mark.ts';
import { yearPicture } from './year-picture.ts';

const MARKS: readonly MarkedTitle[] = [
  {
    id: 1,
    title: 'Seven Quiet Alibis',
    poster_path: '/1.jpg',
    rating: 9,
    seenAt: '2026-11-01',
    viewings: { '2026-11-01': {}, '2026-02-01': {} },
  },
  { id: 2, title: 'Brass Lullaby', poster_path: '/2.jpg', seenAt: '2026-11-01' },
  { id: 3, title: 'No poster', poster_path: null, rating: 10, seenAt: '2025-01-01' },
];
const knowledge: TitleKnowledge = {
  factsOf: () => ({ runtime: 100, people: { directors: [{ id: 7, name: 'Ines Okafor' }], cast: [] } }),
  ratingOf: () => undefined,
};
const WHOLE = { checked: 2, total: 2 };
const printed = (marks: readonly MarkedTitle[], year: string, known = knowledge) => {
  const entries = entriesOfYear(diaryEntries({ marks, episodes: [] }), year);
  return { year, figures: yearFigures(entries, known), entries, check: WHOLE };
};
const pictureOf = (...of: Parameters<typeof printed>) => yearPicture(printed(...of));

describe('a year as a picture (product.md, As a picture: year)', () => {
  it('has its figures, the posters that are rated highest, and what stands out', () => {
    expect(pictureOf(MARKS, '2026')).toEqual({
      kind: 'year',
      year: '2026',
      figures: [
        { value: '3', label: 'films' },
        { value: '0', label: 'episodes' },
        { value: '5', label: 'hours' },
      ],
      posters: ['/1.jpg', '/2.jpg'],
      lines: [
        { label: 'Most seen director', value: '\u2068Ines Okafor\u2069' },
        { label: 'Seen again', value: '\u2068Seven Quiet Alibis\u2069, twice' },
        { label: 'The longest day', value: 'November 1, 3 hours' },
      ],
    });
  });

  it('says of hours that there are at least so many, where some are not known', () => {
    const factsOf = ({ id }: { readonly id: number }) => (id === 1 ? { runtime: 100 } : {});
    const { figures } = pictureOf(MARKS, '2026', { ...knowledge, factsOf });
    expect(figures[2]).toEqual({ value: '3', label: 'hours, at least' });
  });

  it.each([
    [undefined, 'Checked 0 of 2 titles so far: what depends on the others is not on it.'],
    [{ checked: 1, total: 2 }, 'Checked 1 of 2 titles so far: what depends on the others is not on it.'],
  ])('leaves out the director and the longest day while they may change, after %o', (check, unchecked) => {
    const picture = yearPicture({ ...printed(MARKS, '2026'), check });
    expect(picture.unchecked).toBe(unchecked);
    expect(picture.lines).toEqual([{ label: 'Seen again', value: '\u2068Seven Quiet Alibis\u2069, twice' }]);
  });

  it('says the year of a day where it is of all time', () => {
    const { year, lines } = pictureOf(MARKS, ALL_TIME);
    expect([year, lines.at(-1)?.value]).toEqual(['All time', 'November 1, 2026, 3 hours']);
  });

  it('has nothing that there is not', () => {
    expect(pictureOf([], '2026')).toMatchObject({ posters: [], lines: [], figures: [{ value: '0' }, {}, {}] });
  });
});
