import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangedLibraries, arrangingAction, arrangingDeeds, moveMovie, orders } from '#fixtures/devices/arranging.ts';
import { SharingDevice } from '#fixtures/devices/sharing-device.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import type { JoinChoice } from './joining/join-choice.ts';

describe('the order of every list that can be arranged (product.md, Devices: order)', () => {
  const choices = fc.tuple(...[0, 1].map(() => fc.constantFrom<JoinChoice>('newer', 'mine', 'theirs')));
  const deeds = fc.array(arrangingDeeds, { maxLength: 25 });
  const names = fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 2 });

  /** Each shares what it has, and hears of all others: then all have every list in one order. */
  const meet = (devices: readonly SharingDevice[], minute: number) => {
    SharingDevice.share(devices, minute);
    for (const device of devices.slice(0, -1)) device.round(minute + 0.5, devices);
    const [first = {}, ...rest] = devices.map(({ library }) => orders(library));
    for (const order of rest) expect(order).toEqual(first);
    return first;
  };

  it('is the same on devices that had two, whatever they do then, killed or not, once all have shared', () => {
    fc.assert(
      fc.property(
        fc.tuple(arrangedLibraries, arrangedLibraries, arrangedLibraries),
        names,
        choices,
        deeds,
        (have, called, chosen, todo) => {
          const devices = SharingDevice.joined(called, have, chosen);
          meet(devices, 1);
          for (const [at, deed] of todo.entries()) {
            const device = devices[deed.who % devices.length];
            if (deed.kind === 'sync') device?.round(at + 2, devices, deed.killed);
            else device?.do(arrangingAction(device.library, deed));
          }
          const last = meet(devices, 100);
          // There is an end to it: numbers that are still to be given say that order.
          for (const minute of [102, 103, 104]) SharingDevice.share(devices, minute);
          for (const device of devices) {
            expect(orders(device.library)).toEqual(last);
            const { known } = device;
            device.note(106);
            expect(device.known).toBe(known);
          }
        },
      ),
      runs(500),
    );
  });

  it('comes at once where hundreds are in another, with each of them', () => {
    const ids = Array.from({ length: 400 }, (_, at) => at + 1);
    const having = (movies: readonly number[]): Library => ({
      ...EMPTY_LIBRARY,
      collections: [{ id: '9', name: 'N', description: '', movies: movies.map((id) => ({ id, title: `T${id}` })) }],
    });
    const [one, other] = [new SharingDevice('a', having(ids)), new SharingDevice('b', having(ids.toReversed()))];
    one.join(new Map(), 'newer');
    other.join(one.file(), 'newer');
    expect(orders(other.library)).toEqual(orders(one.library));
    other.do(moveMovie(other.library, 0, [399, 0]));
    other.round(1, [one]);
    one.round(2, [other]);
    expect(orders(one.library)).toEqual(orders(other.library));
    expect(one.library.collections[0]?.movies[0]).toMatchObject({ id: 400, title: 'T400' });
  });
});
