import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { titleKey, type TitleRef } from '../title.ts';
import { checkServices, keepingSets } from './services-check.ts';

const title = fc.record({
  id: fc.integer({ min: 1, max: 30 }),
  media_type: fc.constantFrom('movie' as const, 'tv' as const),
});
const titles = fc.uniqueArray(title, { selector: titleKey, maxLength: 20 });
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 });
const answers = fc.dictionary(fc.constantFrom(...Array.from({ length: 30 }, (_, at) => `movie:${at + 1}`)), ids);

// product.md, Where to watch: on my services.
it('has exactly the titles that are known to be on one of the services', () => {
  fc.assert(
    fc.property(titles, ids, answers, (list, services, known) => {
      const streamsOf = (each: TitleRef) => known[titleKey(each)];
      const { checked, total, on, isNew } = checkServices(list, services, {
        streamsOf,
        isNewOn: ({ id }) => id % 2 === 0,
      });
      expect(total).toBe(list.length);
      expect(checked).toBe(list.filter((each) => streamsOf(each) !== undefined).length);
      for (const each of list)
        expect(on.has(titleKey(each))).toBe(services.some((id) => streamsOf(each)?.includes(id) ?? false));
      expect([...isNew]).toEqual([...on].filter((key) => Number(key.split(':')[1]) % 2 === 0));
    }),
  );
});

it('keeps the set for as long as it says the same, and no longer', () => {
  fc.assert(
    fc.property(titles, titles, (a, b) => {
      const before = { checked: 1, total: 40, on: new Set(a.map(titleKey)), isNew: new Set(b.map(titleKey)) };
      const after = { checked: 2, total: 40, on: new Set(b.map(titleKey)), isNew: new Set(a.map(titleKey)) };
      const kept = keepingSets(before, after);
      expect(kept).toEqual(after);
      const isSame = a.length === b.length && b.every((each) => before.on.has(titleKey(each)));
      expect([kept.on === before.on, kept.isNew === before.isNew]).toEqual([isSame, isSame]);
    }),
  );
});
