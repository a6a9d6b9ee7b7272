import { describe, expect, it } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { openMemoryMedium } from '../../store/open-memory-medium.ts';
import type { OpenMedium } from '../../store/text-medium.ts';
import { storageSetting } from './storage-setting.ts';

/** What opens a medium in a state, over one that holds a text. */
const openIn = (state: string): OpenMedium => {
  const open: OpenMedium = async () => {
    const medium = await openMemoryMedium();
    await medium.set({ a: 'held' });
    return medium;
  };
  return storageSetting
    .decorations(() => state)
    .filter(({ port }) => port === 'openMedium')
    .reduce((each, { by }) => by(each, undefined as never) as OpenMedium, open);
};

describe('the place where lists are kept (product.md, QA: storage)', () => {
  it('full: nothing can be written, and what is held can be read and removed', async () => {
    const medium = await openIn('full')(new VirtualClock());
    const refusal = { name: 'QuotaExceededError' };
    await expect(medium.set({ a: 'new' })).rejects.toMatchObject(refusal);
    expect(() => medium.setNow({ a: 'new' })).toThrow(expect.objectContaining(refusal));
    await expect(medium.move({ from: 'a', text: 'held', nameOf: String })).rejects.toMatchObject(refusal);
    expect([await medium.get('a'), await medium.keys()]).toEqual([['held'], ['a']]);
    expect([await medium.remove('a'), await medium.get('a')]).toEqual([true, [undefined]]);
  });

  it('blocked: it cannot be opened', async () => {
    await expect(openIn('blocked')(new VirtualClock())).rejects.toMatchObject({ name: 'SecurityError' });
  });

  it('slow: whatever is asked of it takes 3 seconds, but for what a closing page leaves', async () => {
    const clock = new VirtualClock();
    const medium = await openIn('slow')(clock);
    medium.setNow({ b: 'left' });
    let came: unknown;
    void medium.get('a', 'b').then((texts) => (came = texts));
    await clock.advance(2_999);
    expect(came).toBeUndefined();
    await clock.advance(1);
    expect(came).toEqual(['held', 'left']);
  });
});
