import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedFilterId } from '#domain/discovery/named-filter.ts';
import { NAMED_FILTER_KINDS } from '#domain/discovery/named-filter.ts';
import type { NamedId } from '#domain/title-details.ts';
import type { FilterNames } from './filter-names.ts';
import { expectOnce, missing, never, NOT_IDS } from './movie-catalog.checks.contract.ts';

export interface FilterNamesHarness {
  readonly names: FilterNames;
  /** Some that have a name. */
  readonly known: readonly (NamedFilterId & NamedId)[];
  /** A number that nothing of any kind has. */
  readonly missingId: number;
}

/** Every promise of the `FilterNames` port, for any adapter. */
export const filterNamesContract = (name: string, setup: () => FilterNamesHarness): void => {
  describe(`${name} keeps the FilterNames contract`, () => {
    let harness: FilterNamesHarness;
    let names: FilterNames;
    beforeEach(() => {
      harness = setup();
      ({ names } = harness);
    });

    it.each(NAMED_FILTER_KINDS)('%s: rejects with an AbortError when aborted before', async (kind) => {
      const aborted = AbortSignal.abort(new Error('the caller has its own reasons'));
      const calls = [names.find(kind, 'a', aborted), names.nameOf({ kind, id: 1 }, aborted)];
      for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    });

    it.each(NAMED_FILTER_KINDS)('%s: finds nothing for a blank text', async (kind) => {
      for (const text of ['', '  ', '\t']) expect(await names.find(kind, text, never())).toEqual([]);
    });

    it.each(NAMED_FILTER_KINDS)('%s: finds at most 20, each once, with a name', async (kind) => {
      const found = await names.find(kind, 'a', never());
      expect(found.length).toBeLessThanOrEqual(20);
      expectOnce(found.map(({ id }) => id));
      expect(found.filter((each) => each.name === '' || !Number.isSafeInteger(each.id))).toEqual([]);
    });

    it('names what there is', async () => {
      for (const { kind, id, name: called } of harness.known)
        expect(await names.nameOf({ kind, id }, never())).toBe(called);
    });

    it.each(NAMED_FILTER_KINDS)('%s: has no name for what there is not', async (kind) => {
      await expect(names.nameOf({ kind, id: harness.missingId }, never())).rejects.toMatchObject(missing);
      for (const id of NOT_IDS) await expect(names.nameOf({ kind, id }, never())).rejects.toMatchObject(missing);
    });
  });
};
