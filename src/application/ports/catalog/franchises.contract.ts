import { beforeEach, describe, expect, it } from 'vitest';
import { partsInOrder } from '#domain/franchise.ts';
import type { Franchises } from './franchises.ts';
import {
  checkTitles,
  expectKnownOnly,
  expectPicture,
  missing,
  never,
  NOT_IDS,
} from './movie-catalog.checks.contract.ts';

export interface FranchisesHarness {
  readonly franchises: Franchises;
  /** Numbers of series, of which one has several parts. */
  readonly known: readonly number[];
  /** A number that no series has. */
  readonly missingId: number;
}

/** Every promise of the `Franchises` port, for any adapter. */
export const franchisesContract = (name: string, setup: () => FranchisesHarness): void => {
  describe(`${name} keeps the Franchises contract`, () => {
    let harness: FranchisesHarness;
    let franchises: Franchises;
    beforeEach(() => {
      harness = setup();
      ({ franchises } = harness);
    });

    it('rejects with an AbortError when aborted before, or after', async () => {
      const [id] = harness.known;
      await expect(franchises.partsOf(id!, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
      const controller = new AbortController();
      const answer = franchises.partsOf(id!, controller.signal);
      controller.abort(new Error('the caller has its own reasons'));
      await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    });

    it('names each series, with its movies in the order of release, each once', async () => {
      for (const id of harness.known) {
        const franchise = await franchises.partsOf(id, never());
        expect(franchise.id).toBe(id);
        expect(franchise.name).not.toBe('');
        expectKnownOnly(franchise);
        expectPicture(franchise.poster_path);
        expectPicture(franchise.backdrop_path);
        checkTitles(franchise.parts, 'movie');
        expect(franchise.parts).toEqual(partsInOrder(franchise.parts));
      }
    });

    it('has one of several parts', async () => {
      const all = await Promise.all(harness.known.map((id) => franchises.partsOf(id, never())));
      expect(Math.max(...all.map(({ parts }) => parts.length))).toBeGreaterThan(1);
    });

    it('rejects with a 404 for a series that does not exist', async () => {
      await expect(franchises.partsOf(harness.missingId, never())).rejects.toMatchObject(missing);
    });

    it.each(NOT_IDS)('%s is no series', async (id) => {
      await expect(franchises.partsOf(id, never())).rejects.toMatchObject(missing);
    });
  });
};
