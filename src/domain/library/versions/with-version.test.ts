import { describe, expect, it } from 'vitest';
import { aVersion } from '#fixtures/library/a-version.ts';
import { withVersion } from './with-version.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const EARLIER = aVersion({ madeAt: '2026-11-20T12:00:00.000Z', checksum: 'a' });
const TODAY = aVersion({ madeAt: '2026-11-26T08:00:00.000Z', checksum: 'b' });
const joined = { isDaily: false, before: { done: 'Lists joined' } };

describe('another version (product.md, Earlier versions: unchanged)', () => {
  it('is beside those that are there', () => {
    expect(withVersion([EARLIER], TODAY, NOW)).toEqual([TODAY, EARLIER]);
  });

  it('is none where another tab has taken that of the day', () => {
    const second = aVersion({ madeAt: '2026-11-26T09:00:00.000Z', checksum: 'c' });
    expect(withVersion([TODAY, EARLIER], second, NOW)).toEqual([TODAY, EARLIER]);
  });

  it('is there all the same where it is before a great act too, but is not that of the day', () => {
    const act = aVersion({ madeAt: '2026-11-26T09:00:00.000Z', before: { done: 'Lists joined' } });
    expect(withVersion([TODAY], act, NOW)).toEqual([{ ...act, isDaily: false }, TODAY]);
  });

  it('of a library that has not changed since is the same one, with its newer time', () => {
    const same = aVersion({ madeAt: NOW.toISOString(), checksum: 'a', bytes: 1 });
    expect(withVersion([EARLIER], same, NOW)).toEqual([{ ...same, id: EARLIER.id, bytes: EARLIER.bytes }]);
  });

  it('before a great act, of a library that has not changed since this morning, is that of the day too', () => {
    const act = aVersion({ madeAt: NOW.toISOString(), checksum: 'b', ...joined });
    expect(withVersion([TODAY, EARLIER], act, NOW)).toEqual([{ ...act, id: TODAY.id, isDaily: true }, EARLIER]);
    expect(withVersion([EARLIER], { ...act, checksum: 'a' }, NOW)).toMatchObject([{ id: EARLIER.id, isDaily: false }]);
  });

  it('of a library that came back to what it was is another one: what was between stays', () => {
    const back = aVersion({ madeAt: NOW.toISOString(), checksum: 'a', ...joined });
    expect(withVersion([TODAY, EARLIER], back, NOW)).toEqual([back, TODAY, EARLIER]);
  });

  it('takes the place of the one that a closing page has written of it', () => {
    const sent = { ...TODAY, bytes: 9_000 };
    expect(withVersion([sent, EARLIER], TODAY, NOW)).toEqual([TODAY, EARLIER]);
    expect(withVersion([{ ...sent, checksum: 'a' }, EARLIER], { ...TODAY, checksum: 'a' }, NOW)).toEqual([
      { ...TODAY, checksum: 'a', id: EARLIER.id },
    ]);
  });
});
