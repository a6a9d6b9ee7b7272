import { describe, expect, it } from 'vitest';
import { WebTabLock } from './web-tab-lock.ts';

const alone = new WebTabLock();

describe('the lock of all tabs (product.md, Devices: tabs)', () => {
  it.each([
    ['with Web Locks', [new WebTabLock(navigator.locks), new WebTabLock(navigator.locks)] as const],
    ['without', [alone, alone] as const],
  ])('has one work done at a time, and the next although one failed: %s', async (_, [one, other]) => {
    const seen: string[] = [];
    const work =
      (name: string, fails = false) =>
      async () => {
        seen.push(`${name} begins`);
        await Promise.resolve();
        seen.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const answers = await Promise.allSettled([one.run(work('a')), other.run(work('b', true)), one.run(work('c'))]);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(answers).toMatchObject([{ value: 'a' }, { status: 'rejected' }, { value: 'c' }]);
  });
});
