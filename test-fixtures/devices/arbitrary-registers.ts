import * as fc from 'fast-check';
import { takeRegisters, NOTHING_KNOWN } from '#domain/devices/known.ts';
import { REGISTER_LISTS } from '#domain/devices/register-lists.ts';
import type { Register, Registers } from '#domain/devices/register.ts';
import { resultOf } from '#domain/steps.ts';
import { stampAt } from './stamp-at.ts';

const title = fc.record({ id: fc.integer({ min: 1, max: 90 }), title: fc.string({ maxLength: 4 }) });
const time = fc.integer({ min: 0, max: 5 }).map((day) => `2026-11-0${day + 1}T12:00:00.000Z`);
const note = fc
  .array(fc.constantFrom('a', 'b', 'c', ' a', 'b '), { minLength: 1, maxLength: 3 })
  .map((paragraphs) => paragraphs.join('\n\n'));
const marks = fc.record(
  { rating: fc.integer({ min: 1, max: 10 }), note, seenAt: fc.constantFrom(null, '2026-11-01', '2026-11-02') },
  { requiredKeys: ['rating'] },
);

const itemFields = (list: string): fc.Arbitrary<object> => {
  if (list === 'marks') return marks;
  if (list === 'hidden') return time.map((hiddenAt) => ({ hiddenAt }));
  if (list === 'views') return time.map((viewedAt) => ({ viewedAt }));
  return list === 'movies' ? fc.constant({}) : time.map((addedAt) => ({ addedAt }));
};

const collection = fc
  .record({
    id: fc.constantFrom('1', '7', '8'),
    name: fc.oneof(fc.string({ maxLength: 4 }), fc.constant('Weekend Favorites')),
    description: fc.constantFrom('', 'Perfect for weekend movie nights'),
  })
  .map((item) => ({ key: item.id, item }));

const search = fc
  .record({
    name: fc.constantFrom('French', 'Short', 'a b'),
    address: fc.constantFrom('/movie?lang=fr', '/tv?under=30'),
  })
  .map((item) => ({ key: item.name, item }));

const season = fc.constantFrom('0', '2', '2024');
const number = fc.integer({ min: 0, max: 12 });

const show = fc
  .record(
    { id: fc.integer({ min: 1, max: 9 }), name: fc.string({ maxLength: 4 }), stoppedAt: time },
    { requiredKeys: ['id', 'name'] },
  )
  .map((item) => ({ key: `tv:${item.id}`, item }));

const episode = fc
  .tuple(fc.integer({ min: 1, max: 9 }), season, number, fc.constantFrom({}, { day: 20_614 }, { day: 20_615 }))
  .map(([id, of, at, item]) => ({ key: `tv:${id}/${of}/${at}`, item }));

const viewing = fc
  .tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.constantFrom('2026-11-01', '2026-11-02', '2024', ''),
    fc.record({ rating: fc.integer({ min: 1, max: 10 }), note }, { requiredKeys: [] }),
  )
  .map(([id, day, item]) => ({ key: `movie:${id}/${day}`, item }));

const KEYED: Readonly<Record<string, fc.Arbitrary<{ readonly key: string; readonly item: object }>>> = {
  collections: collection,
  searches: search,
  shows: show,
  episodes: episode,
  viewings: viewing,
};

const keyed = (list: string): fc.Arbitrary<{ readonly key: string; readonly item: object }> =>
  KEYED[list] ??
  fc.tuple(title, itemFields(list), fc.constantFrom('1', '7', '8')).map(([fields, more, id]) => ({
    key: list === 'movies' ? `${id}/movie:${fields.id}` : `movie:${fields.id}`,
    item: { ...fields, ...more },
  }));

/** Few stamps and devices, so that many are of the same moment, and some of the same device. */
export const arbitraryRegister: fc.Arbitrary<Register> = fc
  .constantFrom(...REGISTER_LISTS, ...Array.from({ length: 9 }, () => 'views' as const))
  .chain((list) =>
    fc
      .tuple(keyed(list), fc.integer({ min: 0, max: 20 }), fc.constantFrom('a', 'b', 'c'), fc.boolean())
      .map(([{ key, item }, ms, device, isRemoved]) => ({
        list,
        key,
        stamp: stampAt(ms),
        device,
        item: isRemoved ? null : item,
      })),
  );

/** What a device may know. */
export const arbitraryRegisters: fc.Arbitrary<Registers> = fc
  .array(arbitraryRegister, { maxLength: 160, size: 'max' })
  .map((registers) => resultOf(takeRegisters(NOTHING_KNOWN, registers)).registers);
