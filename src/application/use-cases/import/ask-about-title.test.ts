import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { TitleQuestion, NameQuery } from '#domain/import/matching/title-question.ts';
import { titleKey, type Title } from '#domain/title.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { stubFinder } from '#fixtures/import/stub-finder.ts';
import { requestRunnerOf } from '#fixtures/request-runner-of.ts';
import { willingBrowser } from '#fixtures/willing-browser.ts';
import type { TitleId } from '../../ports/catalog/movie-catalog.ts';
import type { FoundByName } from '../../ports/catalog/title-finder.ts';
import type { Outcome } from '../../requests/abortable.ts';
import { RequestGate } from '../../requests/request-gate.ts';
import { AskAboutTitle } from './ask-about-title.ts';
import { IMPORT_RATE, ImportRequests } from './import-requests.ts';

const gone = () => Promise.reject(new CatalogError({ kind: 'http', status: 404 }));
const refused = () => Promise.reject(new CatalogError({ kind: 'http', status: 401 }));
const home = (id: number, year: number) => aTitle({ id, title: 'Home', release_date: `${year}-01-01` });
const of20 = (...titles: readonly Title[]): FoundByName => ({ titles, hasMore: true });
const all = (...titles: readonly Title[]): FoundByName => ({ titles, hasMore: false });

interface Answers {
  readonly byName?: (query: NameQuery) => FoundByName;
  readonly details?: (title: TitleId) => Promise<never> | Title;
}

/** What comes of a question, and what was asked for it: years of searches, titles. */
const ask = async (question: TitleQuestion, { byName = () => all(), details = gone }: Answers) => {
  const clock = new VirtualClock();
  const asked: unknown[] = [];
  const titleFinder = stubFinder({
    findByName: async (query) => {
      asked.push(query.media_type ? [query.media_type, query.year] : query.year);
      return byName(query);
    },
    findById: gone,
  });
  const catalog = {
    fetchDetails: async (title: TitleId) => {
      asked.push(titleKey(title));
      return { ...(await details(title)), genres: [], created_by: [] };
    },
  };
  const requests = new ImportRequests({
    requestRunner: requestRunnerOf(clock),
    browser: willingBrowser,
    gate: new RequestGate(IMPORT_RATE, clock),
  });
  let outcome: Outcome<readonly Title[]> | undefined;
  new AskAboutTitle({ catalog, titleFinder, requests, titleLocale: () => ({}) }, of(true))
    .execute(question)
    .subscribe((each) => (outcome = each));
  await clock.advance(60_000);
  const found = outcome?.status === 'loaded' ? outcome.value.map(titleKey) : outcome?.status;
  return { found, asked };
};

const HOME = { kind: 'name', name: 'Home', media_type: 'movie', year: 2014 } as const;
const SEARCHES: readonly (readonly [string, undefined | number])[] = [
  ['movie', undefined],
  ['movie', 2014],
  ['movie', 2013],
  ['movie', 2015],
];

describe('a name is searched for (product.md, Import: searches)', () => {
  it('once, where all of that name are known', async () => {
    const { found, asked } = await ask(HOME, { byName: () => all(home(1, 2015), home(2, 2009)) });
    expect(found).toEqual(['movie:1']);
    expect(asked).toEqual(SEARCHES.slice(0, 1));
  });

  it('in its year too, where there are more: that of the year may not be among the first', async () => {
    const byName = ({ year }: NameQuery) => (year === undefined ? of20(home(1, 2015)) : all(home(2, 2014)));
    const { found, asked } = await ask(HOME, { byName });
    expect(found).toEqual(['movie:2', 'movie:1']);
    expect(asked).toEqual(SEARCHES.slice(0, 2));
  });

  it('in the years beside it, where none of its year is called so', async () => {
    const byName = ({ year }: NameQuery) =>
      year === undefined ? of20() : all(...(year === 2015 ? [home(3, 2015)] : []));
    const { found, asked } = await ask(HOME, { byName });
    expect(found).toEqual(['movie:3']);
    expect(asked).toEqual(SEARCHES);
  });

  it('among movies and shows, where it may be either', async () => {
    const { asked } = await ask({ kind: 'name', name: 'Home', year: 2014 }, { byName: () => of20() });
    expect(asked).toEqual([
      undefined,
      ['movie', 2014],
      ['tv', 2014],
      ['movie', 2013],
      ['tv', 2013],
      ['movie', 2015],
      ['tv', 2015],
    ]);
  });

  it('and finds the only answer, though it is called otherwise (product.md, Import: names)', async () => {
    const question = { ...HOME, name: 'Zuhause' };
    expect((await ask(question, { byName: () => all(home(1, 2015), home(2, 2009)) })).found).toEqual(['movie:1']);
    expect((await ask(question, { byName: () => all(home(1, 2015), home(2, 2014)) })).found).toEqual([]);
    const byName = ({ year }: NameQuery) => (year === undefined ? of20(home(1, 2014)) : all());
    const { found, asked } = await ask(question, { byName });
    // What is called so may be of a year beside it: only then is this the only one.
    expect([found, asked]).toEqual([['movie:1'], SEARCHES]);
  });

  it('no more, once a search has failed', async () => {
    let count = 0;
    const byName = () => {
      count += 1;
      if (count > 1) throw new CatalogError({ kind: 'http', status: 401 });
      return of20();
    };
    const { found, asked } = await ask(HOME, { byName });
    expect(found).toBe('failed');
    expect(asked).toEqual(SEARCHES.slice(0, 2));
  });
});

describe('a number', () => {
  const NUMBER = { kind: 'number', id: 603 } as const;

  it('that may be a movie’s or a show’s is asked for as both', async () => {
    const { found, asked } = await ask(NUMBER, { details: aTitle });
    expect(found).toEqual(['movie:603', 'tv:603']);
    expect(asked).toEqual(['movie:603', 'tv:603']);
  });

  it('that nothing has finds nothing, which is no failure', async () => {
    expect((await ask(NUMBER, {})).found).toEqual([]);
    expect((await ask({ kind: 'foreign', id: { service: 'imdb', id: 'tt1' } }, {})).found).toEqual([]);
    expect((await ask({ kind: 'title', title: { media_type: 'tv', id: 603 } }, {})).found).toEqual([]);
  });

  it('that could not be asked for is a failure', async () => {
    const { found, asked } = await ask(NUMBER, { details: refused });
    expect(found).toBe('failed');
    expect(asked).toEqual(['movie:603']);
  });
});
