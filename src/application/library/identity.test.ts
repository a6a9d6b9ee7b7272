import { describe, expect, it } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { Identity } from './identity.ts';

const setup = (resolve: () => Promise<string | undefined>) => {
  const clock = new VirtualClock();
  const identity = new Identity({ identityResolver: { resolve }, clock });
  const found = async () => {
    const waited = identity.wait();
    await clock.advance(0);
    return waited;
  };
  return { clock, identity, found };
};

describe('the identifier (product.md, Saving: waiting)', () => {
  it.each<[string, () => Promise<string | undefined>, string]>([
    ['what was found', async () => '203.0.113.7', '203.0.113.7'],
    ['unknown, where nothing was found', async () => undefined, 'unknown'],
    ['unknown, where finding it failed', () => Promise.reject(new Error('no')), 'unknown'],
  ])('is %s', async (_, resolve, expected) => {
    const { identity, found } = setup(resolve);
    await identity.resolve();
    expect(await found()).toBe(expected);
  });

  it('is looked for once, and stays', async () => {
    let asked = 0;
    const { identity, found } = setup(async () => `fp_${(asked += 1)}`);
    await identity.resolve();
    await identity.resolve();
    expect(await found()).toBe('fp_1');
  });

  it('is waited for in steps of 100 ms', async () => {
    const { identity, clock } = setup(async () => '203.0.113.7');
    const seen: string[] = [];
    void identity.wait().then((each) => seen.push(each));
    await clock.advance(1);
    await identity.resolve();
    await clock.advance(98);
    expect(seen).toEqual([]);
    await clock.advance(1);
    expect(seen).toEqual(['203.0.113.7']);
  });

  it('is polled every 500 ms, and told when it is another', async () => {
    const { identity, clock } = setup(async () => '203.0.113.7');
    const seen: (string | undefined)[] = [];
    const polling = identity.polled$.subscribe((each) => seen.push(each));
    await clock.advance(1);
    await identity.resolve();
    await clock.advance(498);
    expect(seen).toEqual([undefined]);
    await clock.advance(1);
    expect(seen).toEqual([undefined, '203.0.113.7']);
    polling.unsubscribe();
  });
});
