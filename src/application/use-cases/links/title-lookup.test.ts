import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { TitleAddress } from '#domain/addresses/title-address.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { stubFinder } from '#fixtures/import/stub-finder.ts';
import { requestRunnerOf } from '#fixtures/request-runner-of.ts';
import type { TitleFinder } from '../../ports/catalog/title-finder.ts';
import { TitleLookup } from './title-lookup.ts';

const details = (id: number): TitleDetails => ({ ...aTitle({ id, title: `T${id}` }), genres: [], created_by: [] });
const movie = (id: number): TitleAddress => ({ kind: 'tmdb', title: { media_type: 'movie', id } });

const setup = (
  answer: (id: number) => Promise<TitleDetails> = async (id) => details(id),
  titleFinder: Pick<TitleFinder, 'findById'> = stubFinder(),
) => {
  const clock = new VirtualClock();
  const asked: string[] = [];
  const catalog = {
    fetchDetails: ({ media_type, id }: { readonly media_type: string; readonly id: number }) => {
      asked.push(`${media_type} ${id}`);
      return answer(id);
    },
  };
  const changes$ = new Subject<unknown>();
  const language = { key: '', changes$ };
  const choose = (key: string) => {
    language.key = key;
    changes$.next(key);
  };
  const requestRunner = requestRunnerOf(clock, undefined, language);
  return { lookup: new TitleLookup({ catalog, titleFinder, requestRunner }), clock, asked, choose };
};

describe('the title at an address (product.md, Search: address)', () => {
  it('is asked for once, when typing pauses', async () => {
    const { lookup, clock, asked } = setup();
    const stop = lookup.of(movie(60)).activate();
    await clock.advance(199);
    stop();
    const query = lookup.of(movie(603));
    query.activate();
    await clock.advance(199);
    expect(asked).toEqual([]);
    await clock.advance(1);
    expect(query.state).toEqual({ status: 'loaded', value: details(603) });
    lookup.of(movie(603)).activate();
    await clock.advance(1_000);
    expect(asked).toEqual(['movie 603']);
  });

  it('is asked for anew in another language (product.md, Titles in one’s language: change)', async () => {
    const { lookup, clock, asked, choose } = setup();
    lookup.of(movie(603)).activate()();
    lookup.of(movie(603)).activate();
    await clock.advance(1_000);
    choose('de-DE');
    await clock.advance(1_000);
    expect(asked).toEqual(['movie 603', 'movie 603']);
  });

  it('may be unknown, which is an answer', async () => {
    const { lookup, clock, asked } = setup(() => Promise.reject(new CatalogError({ kind: 'http', status: 404 })));
    const query = lookup.of({ kind: 'tmdb', title: { media_type: 'tv', id: 5 } });
    query.activate();
    await clock.advance(60_000);
    expect(query.state).toEqual({ status: 'loaded', value: 'unknown' });
    expect(asked).toEqual(['tv 5']);
  });

  it('is asked for at once when the visitor asks again', async () => {
    let isBroken = true;
    const { lookup, clock } = setup((id) =>
      isBroken ? Promise.reject(new CatalogError({ kind: 'http', status: 401 })) : Promise.resolve(details(id)),
    );
    const query = lookup.of(movie(603));
    query.activate();
    await clock.advance(60_000);
    expect(query.state).toMatchObject({ status: 'failed' });
    isBroken = false;
    query.retry();
    await clock.settle();
    expect(query.state).toMatchObject({ status: 'loaded' });
  });

  it('is looked up by an id of IMDb’s, which nobody may know', async () => {
    const asked: unknown[] = [];
    const findById: TitleFinder['findById'] = async (id) => {
      asked.push(id);
      return id.id === 'tt0133093' ? [details(603)] : [];
    };
    const { lookup, clock } = setup(undefined, { findById });
    const queries = ['tt0133093', 'tt0000001'].map((imdbId) => lookup.of({ kind: 'imdb', imdbId }));
    for (const query of queries) query.activate();
    await clock.advance(200);
    expect(queries.map(({ state }) => state)).toEqual([
      { status: 'loaded', value: details(603) },
      { status: 'loaded', value: 'unknown' },
    ]);
    expect(asked).toContainEqual({ service: 'imdb', id: 'tt0133093' });
  });
});
