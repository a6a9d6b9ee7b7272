import { describe, expect, it } from 'vitest';
import { WebTabLock } from './web-tab-lock.ts';

describe('the lock of all tabs (product.md, Devices: tabs)', () => {
  it.each([
    ['with Web Locks', () => [new WebTabLock(navigator.locks), new WebTabLock(navigator.locks)]],
    ['without', () => Array.from({ length: 2 }).fill(new WebTabLock()) as WebTabLock[]],
  ])('has one work done at a time, and the next although one failed: %s', async (_, open) => {
    const locks = open();
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
    const answers = await Promise.allSettled(
      ['a', 'b', 'c'].map((name, at) => locks[at % 2]?.run(work(name, name === 'b'))),
    );
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(answers).toMatchObject([{ value: 'a' }, { status: 'rejected' }, { value: 'c' }]);
  });
});
