import { beforeEach, describe, expect, it } from 'vitest';
import { isImagePath } from '#domain/image-source.ts';
import type { TitleExtra } from '#domain/title-extra.ts';
import { isRegionCode } from '#domain/watch/watch-region.ts';
import {
  expectFilled,
  expectKnownOnly,
  expectOnce,
  MEDIA_TYPES,
  missing,
  never,
  NOT_IDS,
} from './movie-catalog.checks.contract.ts';
import type { TitleId } from './movie-catalog.ts';
import type { TitleExtras } from './title-extras.ts';

export interface ExtrasHarness {
  readonly extras: TitleExtras;
  /** Movies and shows of which something is known: keywords, pictures and an age rating, each of some title. */
  readonly known: readonly TitleId[];
  /** A number that neither a movie nor a show has. */
  readonly missingId: number;
}

const checkExtra = (extra: TitleExtra): void => {
  expectKnownOnly(extra);
  expectFilled(extra, ['imdb_id']);
  for (const keyword of extra.keywords) {
    expect(Number.isSafeInteger(keyword.id) && keyword.id > 0).toBe(true);
    expect(keyword.name).not.toBe('');
  }
  expectOnce(extra.keywords.map(({ id }) => id));
  for (const { path, width, height } of extra.pictures)
    expect([isImagePath(path), width >= 0, height >= 0]).toEqual([true, true, true]);
  expectOnce(extra.pictures.map(({ path }) => path));
  for (const [country, written] of Object.entries(extra.certifications))
    expect([isRegionCode(country), written.trim()]).toEqual([true, expect.stringMatching(/./)]);
  if (extra.imdb_id !== undefined) expect(extra.imdb_id).toMatch(/^tt\d{7,}$/);
};

/** Every promise of the `TitleExtras` port, for any adapter. */
export const titleExtrasContract = (name: string, setup: () => ExtrasHarness): void => {
  describe(`${name} keeps the TitleExtras contract`, () => {
    let harness: ExtrasHarness;
    let extras: TitleExtras;
    beforeEach(() => {
      harness = setup();
      ({ extras } = harness);
    });

    it('rejects with an AbortError when aborted before, or after', async () => {
      const [title] = harness.known;
      await expect(extras.extrasOf(title!, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
      const controller = new AbortController();
      const answer = extras.extrasOf(title!, controller.signal);
      controller.abort(new Error('the caller has its own reasons'));
      await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    });

    it('knows keywords, pictures and age ratings, of movies and of shows, each once', async () => {
      for (const media_type of MEDIA_TYPES) {
        const own = harness.known.filter((title) => title.media_type === media_type);
        const found = await Promise.all(own.map((title) => extras.extrasOf(title, never())));
        for (const extra of found) checkExtra(extra);
        expect(found.some(({ keywords }) => keywords.length > 0)).toBe(true);
        expect(found.some(({ pictures }) => pictures.length > 0)).toBe(true);
        expect(found.some(({ certifications }) => Object.keys(certifications).length > 0)).toBe(true);
      }
    });

    it('says the same each time', async () => {
      const ask = () => extras.extrasOf(harness.known[0]!, never());
      expect(await ask()).toEqual(await ask());
    });

    it('rejects with a 404 for a title that does not exist', async () => {
      for (const media_type of MEDIA_TYPES)
        await expect(extras.extrasOf({ media_type, id: harness.missingId }, never())).rejects.toMatchObject(missing);
    });

    it.each(NOT_IDS)('%s is no title', async (id) => {
      await expect(extras.extrasOf({ media_type: 'movie', id }, never())).rejects.toMatchObject(missing);
    });
  });
};
