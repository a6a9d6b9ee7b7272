import { describe, expect, it } from 'vitest';
import type { ChosenMatch, TitleMatch } from '#domain/import/title-match.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { aLetterboxdReading } from '#fixtures/import/a-letterboxd-reading.ts';
import { aListedFilm } from '#fixtures/import/a-listed-film.ts';
import {
  chosenOf,
  gainsWithoutNews,
  joinedCountOf,
  newCountOf,
  reviewOf,
  takenAt,
  takenMatch,
  withPick,
  type ImportReview,
} from './import-review.ts';

const imported = aListedFilm();
const found = (id: number): TitleMatch => ({ kind: 'found', imported, title: aTitle({ id }) });
const undecided = (...ids: readonly number[]): TitleMatch => ({
  kind: 'undecided',
  imported,
  candidates: ids.map((id) => aTitle({ id })),
});
const notFound: TitleMatch = { kind: 'not-found', imported };
const notAsked: TitleMatch = { kind: 'not-asked', imported };

const reviewing = (matches: readonly TitleMatch[], here: readonly number[] = []): ImportReview => {
  const gainOf = ({ title }: ChosenMatch) => (here.includes(title.id) ? 'here' : 'new');
  return reviewOf({
    reading: aLetterboxdReading(),
    matches: matches.map((match) => takenMatch(match, gainOf)),
    gainOf,
  });
};
const idsOf = (review: ImportReview) => chosenOf(review).map(({ title }) => title.id);

describe('the groups of a review (product.md, Import: review)', () => {
  it('are by what became of each title', () => {
    const review = reviewing([notAsked, found(1), undecided(2, 3), notFound, found(4)], [4]);
    expect(review.groups).toEqual({
      found: [1],
      undecided: [2],
      'not-found': [3],
      'not-asked': [0],
      here: [4],
      none: [],
    });
  });

  it('stay what they are, whatever is picked', () => {
    const review = reviewing([found(1), notFound]);
    expect(withPick(withPick(review, 0, null), 1, aTitle({ id: 9 })).groups).toBe(review.groups);
  });
});

describe('what is added', () => {
  it('is what was found, the likeliest of several, and nothing for the rest', () => {
    expect(idsOf(reviewing([found(1), undecided(2, 3), notFound, notAsked]))).toEqual([1, 2]);
  });

  it('is what the visitor has picked', () => {
    let review = reviewing([found(1), undecided(2, 3), notFound, found(5)]);
    review = withPick(review, 0, null);
    review = withPick(review, 1, aTitle({ id: 3 }));
    review = withPick(review, 2, aTitle({ id: 4 }));
    expect(idsOf(review)).toEqual([3, 4, 5]);
    expect(idsOf(withPick(review, 0, undefined))).toEqual([1, 3, 4, 5]);
  });

  it('is of several the one that is here already, so that the same file twice adds nothing', () => {
    const review = reviewing([undecided(2, 3)], [3]);
    expect(takenAt(review, 0)).toMatchObject({ title: { id: 3 }, gain: 'here' });
    expect(newCountOf(review)).toBe(0);
  });

  it('is none of several that the file calls otherwise (product.md, Import: another title)', () => {
    expect(idsOf(reviewing([{ ...undecided(2, 3), isDoubtful: true } as TitleMatch]))).toEqual([]);
  });

  it('has what is here already too', () => {
    expect(idsOf(reviewing([found(1), found(2)], [2]))).toEqual([1, 2]);
  });
});

describe('the count of what is new', () => {
  it('counts a title once, and not what is here already', () => {
    expect(newCountOf(reviewing([found(1), found(1), found(2), undecided(3, 4), notFound], [2]))).toBe(2);
  });

  it('follows the visitor', () => {
    const review = reviewing([found(1), notFound], [9]);
    expect(newCountOf(withPick(review, 0, null))).toBe(0);
    expect(newCountOf(withPick(review, 1, aTitle({ id: 8 })))).toBe(2);
    expect(newCountOf(withPick(review, 0, aTitle({ id: 9 })))).toBe(0);
  });
});

it('has a group of its own for what is found, and brings nothing, though it is not here (product.md, Import: here already)', () => {
  const gainOf = () => 'none' as const;
  const review = reviewOf({ reading: aLetterboxdReading(), matches: [takenMatch(found(1), gainOf)], gainOf });
  expect(review.groups).toMatchObject({ here: [], found: [], none: [0] });
  expect(newCountOf(review)).toBe(0);
  expect(gainsWithoutNews(review)).toEqual(['none']);
});

it('counts titles of the file that are taken for one (product.md, Import: put together)', () => {
  expect(joinedCountOf(reviewing([found(1), found(1), undecided(1, 2), notFound, found(3)]))).toBe(2);
});

describe('everything is here (product.md, Import: nothing new)', () => {
  it.each<[boolean, readonly TitleMatch[]]>([
    [true, [found(1), undecided(3, 2)]],
    [false, [found(1), undecided(3, 4)]],
    [false, [found(1), found(5)]],
    [false, [found(1), notFound]],
    [false, [found(1), notAsked]],
  ])('%s: %j', (isSo, matches) => {
    expect(gainsWithoutNews(reviewing(matches, [1, 2])) !== undefined).toBe(isSo);
  });
});
