import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import type { ImportedTitle } from '../imported-title.ts';
import { matchBy } from './match-by.ts';
import type { TitleQuestion } from './title-question.ts';

const FEATURE = aTitle({ id: 1, title: 'Home', release_date: '2014-01-01' });
const SHORT = aTitle({ id: 2, title: 'Home', release_date: '2014-06-01' });
const SHOW = aTitle({ id: 1, media_type: 'tv', name: 'Low Tide', first_air_date: '2003-01-01' });
const NAME: TitleQuestion = { kind: 'name', name: 'Home', year: 2014 };
const TITLE: TitleQuestion = { kind: 'title', title: { media_type: 'movie', id: 1 } };
const IMDB: TitleQuestion = { kind: 'foreign', id: { service: 'imdb', id: 'tt1' } };
const NUMBER: TitleQuestion = { kind: 'number', id: 1 };

const match = (fields: Partial<ImportedTitle>, question: TitleQuestion, ...answer: readonly (typeof FEATURE)[]) => {
  const matched = matchBy(anImportedTitle(fields), question, answer);
  if (!matched) return undefined;
  return matched.kind === 'found' ? matched.title : matched.candidates;
};

describe('an answer', () => {
  it('of nothing says nothing: the next question is asked', () => {
    for (const question of [NAME, TITLE, IMDB, NUMBER])
      expect(match({ name: 'Home', year: 2014 }, question)).toBeUndefined();
  });

  it.each([TITLE, IMDB, NAME])('of one title says that this is the one: %j', (question) => {
    expect(match({ name: 'Home', year: 2014 }, question, FEATURE)).toBe(FEATURE);
  });

  it('of several decides nothing: a short film is not taken for the feature (product.md, Import: several)', () => {
    expect(match({ name: 'Home', year: 2014 }, NAME, FEATURE, SHORT)).toEqual([FEATURE, SHORT]);
    expect(match({ name: 'Home', year: 2014 }, IMDB, FEATURE, SHOW)).toEqual([FEATURE, SHOW]);
  });

  it('to a name without a year decides nothing, though it is of one title (product.md, Import: several)', () => {
    expect(match({ name: 'Home' }, { kind: 'name', name: 'Home' }, FEATURE)).toEqual([FEATURE]);
  });
});

describe('an answer that is called otherwise (product.md, Import: names)', () => {
  it('is to be decided, with or without a year', () => {
    expect(match({ name: 'Zuhause', year: 2014 }, { kind: 'name', name: 'Zuhause', year: 2014 }, FEATURE)).toEqual([
      FEATURE,
    ]);
    expect(match({ name: 'Zuhause' }, { kind: 'name', name: 'Zuhause' }, FEATURE)).toEqual([FEATURE]);
  });

  it('is the one where it is called so where it was made', () => {
    const title = { ...FEATURE, originalName: 'Zuhause' };
    expect(match({ name: 'Zuhause', year: 2014 }, { kind: 'name', name: 'Zuhause', year: 2014 }, title)).toBe(title);
  });

  it('is the one where it is what was asked for without a year at its end', () => {
    expect(match({ name: 'Home 2014' }, { kind: 'name', name: 'Home', year: 2014 }, FEATURE)).toBe(FEATURE);
    expect(match({ name: 'Home (UK)', year: 2014 }, { kind: 'name', name: 'Home', year: 2014 }, FEATURE)).toBe(FEATURE);
  });
});

describe('a number that may be of a movie or of a show (product.md, Import: ways)', () => {
  it.each<[string, Partial<ImportedTitle>, readonly (typeof FEATURE)[], unknown]>([
    ['is of the one that is called so', { name: 'home', year: 2014 }, [FEATURE, SHOW], FEATURE],
    ['is of the one that is called so, without a year', { name: 'low tide' }, [FEATURE, SHOW], SHOW],
    ['is of the only one, where the file has no name', {}, [FEATURE], FEATURE],
    ['is of either, where the file has no name', {}, [FEATURE, SHOW], [FEATURE, SHOW]],
    ['is of either, where none is called so', { name: 'Zuhause' }, [FEATURE, SHOW], [FEATURE, SHOW]],
    ['may be of the only one, though it is called otherwise', { name: 'Zuhause' }, [FEATURE], [FEATURE]],
    ['may be of the only one, though that is of another year', { name: 'Home', year: 1990 }, [FEATURE], [FEATURE]],
    ['may be of one of another year', { name: 'Home', year: 1990 }, [FEATURE, SHOW], [FEATURE, SHOW]],
  ])('%s', (_, fields, answer, expected) => {
    expect(match(fields, NUMBER, ...answer)).toEqual(expected);
  });
});

describe('a number whose title the file calls otherwise (product.md, Import: another title)', () => {
  it.each<[boolean, string, Partial<ImportedTitle>, TitleQuestion]>([
    [false, 'the name', { name: 'Home', year: 1990 }, TITLE],
    [false, 'about the year, so that the name may be a translation', { name: 'Zuhause', year: 2015 }, TITLE],
    [false, 'no name to compare', { name: '' }, TITLE],
    [false, 'IMDb’s number, and no year', { name: 'Zuhause' }, IMDB],
    [true, 'neither name nor year', { name: 'Low Tide', year: 2003 }, TITLE],
    [true, 'another name, and no year', { name: 'Low Tide' }, TITLE],
    [true, 'neither name nor year of IMDb’s number', { name: 'Low Tide', year: 2003 }, IMDB],
  ])('is doubtful: %s, where it has %s', (isDoubtful, _, fields, question) => {
    expect(matchBy(anImportedTitle(fields), question, [FEATURE])).toMatchObject(
      isDoubtful ? { kind: 'undecided', isDoubtful: true } : { kind: 'found' },
    );
  });

  it('is not where it is called so where it was made', () => {
    const title = { ...FEATURE, originalName: 'Zuhause' };
    expect(matchBy(anImportedTitle({ name: 'Zuhause' }), TITLE, [title])).toMatchObject({ kind: 'found' });
  });

  it('of a kind that is not known is chosen only by its name', () => {
    expect(matchBy(anImportedTitle({ name: '' }), NUMBER, [FEATURE, SHOW])).toMatchObject({ isDoubtful: true });
    expect(
      matchBy(anImportedTitle({ name: 'Home', ids: { tmdb: 2 } }), { kind: 'name', name: 'Home' }, [FEATURE, SHORT]),
    ).toMatchObject({
      kind: 'found',
      title: SHORT,
    });
  });
});

describe('a title of two names (product.md, Import: two names)', () => {
  const two = { name: 'Zuhause', otherNames: ['Home'], year: 2014 };
  const asked: TitleQuestion = { kind: 'name', name: 'Zuhause', year: 2014 };

  it('is the one that is called as either of them', () => {
    expect(match(two, asked, FEATURE)).toBe(FEATURE);
    expect(match({ ...two, name: 'Home', otherNames: ['Zuhause'] }, NAME, FEATURE)).toBe(FEATURE);
    expect(match({ name: 'Nie gesehen', otherNames: ['home'] }, TITLE, FEATURE)).toBe(FEATURE);
    expect(match({ name: 'Nie gesehen', otherNames: ['Home'] }, NUMBER, FEATURE, SHOW)).toBe(FEATURE);
  });

  it('is of several the one that is called as both', () => {
    const ours = { ...FEATURE, originalName: 'Zuhause' };
    expect(match({ ...two, name: 'Home', otherNames: ['Zuhause'] }, NAME, ours, SHORT)).toBe(ours);
  });

  it('is decided by the visitor where none, or more than one, is called as both', () => {
    const other = { ...two, name: 'Home', otherNames: ['Nie gesehen'] };
    expect(match(other, NAME, FEATURE, SHORT)).toEqual([FEATURE, SHORT]);
    const both = [FEATURE, SHORT].map((each) => ({ ...each, originalName: 'Zuhause' }));
    expect(match({ ...two, name: 'Home', otherNames: ['Zuhause'] }, NAME, ...both)).toEqual(both);
  });

  it('is decided by the visitor where no year is known', () => {
    const ours = { ...FEATURE, originalName: 'Zuhause' };
    const nameless = { kind: 'name', name: 'Home' } as const;
    expect(match({ name: 'Home', otherNames: ['Zuhause'] }, nameless, ours, SHORT)).toEqual([ours, SHORT]);
  });
});
