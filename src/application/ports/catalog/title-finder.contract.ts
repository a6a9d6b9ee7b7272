import { beforeEach, describe, expect, it } from 'vitest';
import type { EpisodePlace } from '#domain/import/episodes/known-seasons.ts';
import { titleKey, type Title } from '#domain/title.ts';
import { NOT_IDS, checkTitles, never } from './movie-catalog.checks.contract.ts';
import type { TitleFinder } from './title-finder.ts';

/** A title of which the suite must know by what it can be found. */
export interface KnownTitle extends Pick<Title, 'media_type' | 'id'> {
  readonly name: string;
  readonly year: number;
  readonly imdb: string;
  /** Of a show; of a movie a number that no show has. */
  readonly tvdb: number;
}

export interface FinderHarness {
  readonly finder: TitleFinder;
  /** Movies and shows, of which no two have a name in common. */
  readonly known: readonly KnownTitle[];
  /** Episodes with TVDB's numbers of them. None where the catalogue has no episodes. */
  readonly episodes: readonly (EpisodePlace & { readonly tvdb: number })[];
}

type Call = (finder: TitleFinder, signal: AbortSignal) => Promise<unknown>;

const CALLS: Readonly<Record<keyof TitleFinder, Call>> = {
  findById: (finder, signal) => finder.findById({ service: 'imdb', id: 'tt0133093' }, signal),
  findEpisode: (finder, signal) => finder.findEpisode(349_232, signal),
  findByName: (finder, signal) => finder.findByName({ name: 'The Matrix' }, signal),
};

const keys = (titles: readonly Title[]) => titles.map(titleKey);

/** Every promise of the `TitleFinder` port, for any adapter. */
export const titleFinderContract = (name: string, setup: () => FinderHarness): void => {
  describe(`${name} keeps the TitleFinder contract`, () => {
    let finder: TitleFinder;
    let known: readonly KnownTitle[];
    let episodes: FinderHarness['episodes'];
    beforeEach(() => ({ finder, known, episodes } = setup()));

    describe('abort', () => {
      it.each(Object.entries(CALLS))('%s rejects with an AbortError when aborted before, or after', async (_, call) => {
        await expect(call(finder, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
        const controller = new AbortController();
        const answer = call(finder, controller.signal);
        controller.abort(new Error('the caller has its own reasons'));
        await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
      });
    });

    describe('by a number', () => {
      it('of IMDb finds a movie or a show, and no other (product.md, Import: by another number)', async () => {
        expect(new Set(known.map(({ media_type }) => media_type))).toEqual(new Set(['movie', 'tv']));
        for (const title of known) {
          const found = await finder.findById({ service: 'imdb', id: title.imdb }, never());
          checkTitles(found);
          expect(keys(found)).toEqual([titleKey(title)]);
        }
      });

      it('of TVDB finds shows, never movies (product.md, Import: by another number)', async () => {
        for (const title of known) {
          const found = await finder.findById({ service: 'tvdb', id: title.tvdb }, never());
          checkTitles(found, 'tv');
          expect(keys(found)).toEqual(title.media_type === 'tv' ? [titleKey(title)] : []);
        }
      });

      it('of TVDB finds an episode, and no title by it (product.md, Import: numbers of episodes)', async () => {
        for (const { tvdb, ...place } of episodes) {
          expect(await finder.findEpisode(tvdb, never())).toEqual(place);
          expect(await finder.findById({ service: 'tvdb', id: tvdb }, never())).toEqual([]);
        }
        for (const { tvdb } of known) expect(await finder.findEpisode(tvdb, never())).toBeUndefined();
      });

      it('that nothing has finds nothing', async () => {
        expect(await finder.findById({ service: 'imdb', id: 'tt999999999' }, never())).toEqual([]);
        expect(await finder.findById({ service: 'tvdb', id: 999_999_999 }, never())).toEqual([]);
        expect(await finder.findEpisode(999_999_999, never())).toBeUndefined();
      });

      it.each(['', 'tt', 'tt1/../../configuration', 'nm0000206', ' tt0133093', 'tt0133093?x=1'])(
        'that cannot be one of IMDb finds nothing: %j',
        async (id) => {
          expect(await finder.findById({ service: 'imdb', id }, never())).toEqual([]);
        },
      );

      it.each(NOT_IDS)('that cannot be one of TVDB finds nothing: %s', async (id) => {
        expect(await finder.findById({ service: 'tvdb', id }, never())).toEqual([]);
        expect(await finder.findEpisode(id, never())).toBeUndefined();
      });
    });

    describe('by name', () => {
      it('finds a title among all, and among those of its kind alone', async () => {
        for (const { name, media_type, id } of known) {
          const all = await finder.findByName({ name }, never());
          checkTitles(all.titles);
          expect(keys(all.titles)).toContain(titleKey({ media_type, id }));
          const own = await finder.findByName({ name, media_type }, never());
          checkTitles(own.titles, media_type);
          expect(keys(own.titles)).toContain(titleKey({ media_type, id }));
          const other = await finder.findByName({ name, media_type: media_type === 'tv' ? 'movie' : 'tv' }, never());
          expect(keys(other.titles)).not.toContain(titleKey({ media_type, id }));
        }
      });

      it('finds it in its year, and in no other', async () => {
        for (const { name, media_type, id, year } of known) {
          const own = await finder.findByName({ name, media_type, year }, never());
          expect(keys(own.titles)).toContain(titleKey({ media_type, id }));
          const later = await finder.findByName({ name, media_type, year: year + 2 }, never());
          expect(keys(later.titles)).not.toContain(titleKey({ media_type, id }));
        }
      });

      it('says whether there are more', async () => {
        expect((await finder.findByName({ name: 'a', media_type: 'movie' }, never())).hasMore).toBe(true);
        const [title] = known;
        expect((await finder.findByName(title!, never())).hasMore).toBe(false);
      });

      it('gives titles alone, and none that is not there', async () => {
        for (const name of ['a', 'the', 'an']) checkTitles((await finder.findByName({ name }, never())).titles);
        const nothing = { titles: [], hasMore: false };
        expect(await finder.findByName({ name: 'zzzzqqqq xxxxvvvv' }, never())).toEqual(nothing);
        for (const name of ['', '  ']) expect(await finder.findByName({ name }, never())).toEqual(nothing);
      });

      it('carries any text', async () => {
        for (const name of ['a&b=c?d#e/f%', '😀', '\uD83D', 'x'.repeat(5_000)]) {
          checkTitles((await finder.findByName({ name }, never())).titles);
        }
      });
    });
  });
};
