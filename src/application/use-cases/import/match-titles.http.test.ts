import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoImdbId, demoTvdbId } from '#adapters/demo/foreign-ids.ts';
import { TmdbClient } from '#adapters/tmdb/client/tmdb-client.ts';
import { TmdbCatalog } from '#adapters/tmdb/tmdb-catalog.ts';
import { TmdbTitleFinder } from '#adapters/tmdb/tmdb-title-finder.ts';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import { titleKey } from '#domain/title.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import type { Fault } from '#fixtures/fake-tmdb/faults.ts';
import type { LoggedRequest } from '#fixtures/fake-tmdb/request-log.ts';
import { serveFakeTmdb, type ServedFakeTmdb } from '#fixtures/fake-tmdb/serve-fake-tmdb.ts';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import { matchTitlesOf } from '#fixtures/import/match-titles-of.ts';
import { RequestWatch } from '#fixtures/import/request-watch.ts';
import { watchMatching } from '#fixtures/import/watch-matching.ts';
import { knownTitles } from '#fixtures/known-titles.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import type { RememberedAnswer } from '../../ports/memories/match-memory.ts';

const data = generateCatalogue();
const known = knownTitles(data);
const refs = data.titles.slice(0, 300).map(({ type, id }) => ({ media_type: type, id }));

let served: ServedFakeTmdb;
let root = '';
beforeAll(async () => {
  served = await serveFakeTmdb(0);
  root = new URL(served.apiUrl).origin;
});
beforeEach(async () => {
  await fetch(`${root}/__control`, { method: 'DELETE' });
  await fetch(`${root}/__requests`, { method: 'DELETE' });
});
afterAll(() => served.close());

const control = (...faults: readonly Fault[]) =>
  fetch(`${root}/__control`, { method: 'POST', body: JSON.stringify(faults) });
const requests = async () => (await (await fetch(`${root}/__requests`)).json()) as readonly LoggedRequest[];

/** A device, with what it remembers. Its time is virtual. */
const aDevice = () => ({ clock: new VirtualClock(), memory: new MemoryAnswers<RememberedAnswer>() });

/** The titles of a file on their way, over the real adapters and a real socket. */
const start = (titles: readonly ImportedTitle[], { clock, memory } = aDevice()) => {
  const watch = new RequestWatch(clock);
  const config = { token: 'eyJ', apiUrl: served.apiUrl, imageUrl: served.imageUrl };
  const catalog = watch.over(new TmdbCatalog(config));
  const finder = watch.over(new TmdbTitleFinder(new TmdbClient(config)));
  const matching = matchTitlesOf({ catalog, finder, memory, clock }).execute({ titles });
  return { clock, watch, memory, watched: watchMatching(matching) };
};

/** Lets the time go on. It stands still while answers are on their way, which come in a time of their own. */
const until = async ({ clock, watch }: ReturnType<typeof start>, isSo: () => boolean): Promise<void> => {
  while (!isSo()) {
    if (watch.isIdle) await clock.advance(50);
    await new Promise((resolve) => void setTimeout(resolve));
  }
};

const match = async (titles: readonly ImportedTitle[], device = aDevice()) => {
  const run = start(titles, device);
  await until(run, run.watched.isComplete);
  return run;
};

const byNumber = refs.map(({ media_type, id }) => anImportedTitle({ media_type, ids: { tmdb: id } }));

describe('over HTTP', () => {
  it('finds titles by each of the ways, and none by a wrong one (product.md, Import: ways)', async () => {
    const titles = known.flatMap(({ id, media_type, imdb, tvdb, name, year }) => [
      anImportedTitle({ media_type, ids: { tmdb: id } }),
      anImportedTitle({ ids: { imdb } }),
      anImportedTitle({ media_type, ids: { tmdb: 999_999_999, imdb } }),
      anImportedTitle({ media_type, ids: { imdb: 'tt999999999' }, name: name.toUpperCase(), year: year + 1 }),
      anImportedTitle({ name, year: year - 1 }),
      ...(media_type === 'tv' ? [anImportedTitle({ media_type, ids: { tvdb } })] : []),
    ]);
    const { watched } = await match(titles);
    expect(watched.outcomes()).toEqual(
      known.flatMap((title) => Array.from({ length: title.media_type === 'tv' ? 6 : 5 }, () => titleKey(title))),
    );
  });

  it('says of what is not found, and of what it does not decide', async () => {
    const [title] = known;
    const { watched } = await match([
      anImportedTitle({ name: title!.name }),
      anImportedTitle({ name: title!.name, year: title!.year + 5 }),
      anImportedTitle({ name: 'zzzzqqqq xxxxvvvv', year: 2020 }),
      anImportedTitle({ ids: { imdb: 'tt999999999' } }),
    ]);
    expect(watched.outcomes()).toEqual(['undecided', 'not-found', 'not-found', 'not-found']);
  });

  it('asks 6 at once and 15 a second at most, and of each title once (product.md, Import: request limits)', async () => {
    const { watch, watched } = await match(byNumber);
    expect(watched.outcomes()).toEqual(refs.map(titleKey));
    expect(watch.mostAtOnce).toBeLessThanOrEqual(6);
    expect(watch.mostInASecond).toBeLessThanOrEqual(15);
    expect(await requests()).toHaveLength(300);
  });

  it('asks nothing the second time (product.md, Import: remembered)', async () => {
    const mixed = known.flatMap(({ id, media_type, imdb, tvdb, name, year }) => [
      anImportedTitle({ media_type, ids: { tmdb: id } }),
      anImportedTitle({ ids: { imdb } }),
      anImportedTitle({ media_type, ids: { tvdb } }),
      anImportedTitle({ name, year, media_type }),
      anImportedTitle({ name }),
    ]);
    const first = await match(mixed);
    const asked = (await requests()).length;
    const second = await match(mixed, first);
    expect(await requests()).toHaveLength(asked);
    expect(second.watched.outcomes()).toEqual(first.watched.outcomes());
  });

  it('goes on where it was closed', async () => {
    const first = start(byNumber);
    await until(first, () => first.watched.last().matches.length >= 100);
    first.watched.leave();
    const { watched } = await match(byNumber, first);
    expect(watched.outcomes()).toEqual(refs.map(titleKey));
    // Those under way when it was closed are asked again.
    expect((await requests()).length).toBeLessThanOrEqual(306);
  });

  it('is patient with a provider that is asked too often, as long as it says (product.md, Import: patience)', async () => {
    await control({ kind: 'status', status: 429, times: 2 });
    const short = await match(byNumber.slice(0, 1));
    expect(short.watch.gaps.map((ms) => Math.floor(ms / 1_000))).toEqual([1, 2]);
    await control({ kind: 'status', status: 429, retryAfter: '9', times: 1 });
    const long = await match(byNumber.slice(1, 2));
    expect(long.watch.gaps[0]).toBeGreaterThanOrEqual(9_000);
    expect(long.watched.outcomes()).toEqual([titleKey(refs[1]!)]);
  });

  it('finds out that there is no network, and asks little', async () => {
    await control({ kind: 'network' });
    const many = Array.from({ length: 5_000 }, (_, at) => ({ media_type: 'movie' as const, id: at + 1 }));
    const named = many.map(({ media_type, id }) =>
      anImportedTitle({ media_type, ids: { tmdb: id }, name: 'X', year: 2020 }),
    );
    const { watched } = await match(named);
    expect(watched.outcomes()).toEqual(many.map(titleKey));
    expect(watched.last().isOffline).toBe(true);
    expect((await requests()).length).toBeLessThanOrEqual(24);
  });
});

it('knows the made-up numbers of the demo', () => {
  const [movie] = known;
  expect(movie).toMatchObject({ imdb: demoImdbId(movie!), tvdb: demoTvdbId(movie!) });
});
