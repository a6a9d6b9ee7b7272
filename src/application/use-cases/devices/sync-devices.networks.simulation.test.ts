import { describe, expect, it } from 'vitest';
import { RoamingSimulation } from '#fixtures/devices/roaming-simulation.ts';
import { syncedOf } from '#fixtures/devices/synced-of.ts';

/** `FAULTS=full`, as for the faults in browsers. */
const IS_FULL = process.env['FAULTS'] === 'full';
/** In these three everything is done. */
const SEEDS = IS_FULL ? Array.from({ length: 10 }, (_, at) => at + 1) : [4, 5, 6];
const CHANGES = IS_FULL ? 300 : 100;
/** Its end comes by turns that are counted: how long these take tells only how busy the machine is. */
const NONE = 0;
const ACTS = [
  'move',
  'thaw',
  'undo',
  'late undo',
  'undo of much',
  'merge',
  'replace',
  'kill',
  'join: mine',
  'join: theirs',
  'join: newer',
  'undo of joining',
] as const;

describe('devices that come and go between networks, undo late, restore, leave and join again, cannot run for a while and are killed', () => {
  const done: Record<string, number> = {};

  it.each(SEEDS)(
    'are equal in the end and on each network, nothing lost and nothing brought back (product.md, Saving: superseded; product.md, Devices: joining; product.md, Devices: undo of joining): seed %i',
    { timeout: NONE },
    async (seed) => {
      const simulation = new RoamingSimulation(seed);
      await simulation.joinAll(2);
      await simulation.play(CHANGES);
      await simulation.end();
      expect(simulation.faults).toEqual([]);
      const [first, ...others] = simulation.visitors.map(({ tab }) => tab.library);
      for (const other of others) expect(syncedOf(other)).toEqual(first && syncedOf(first));
      expect(first && simulation.deeds.broken(first)).toEqual([]);
      expect(simulation.visitors.flatMap(({ device }) => device.errors)).toEqual([]);
      expect(simulation.deeds.checked).toBeGreaterThan(CHANGES / 8);
      for (const act of ACTS) done[act] = (done[act] ?? 0) + (simulation.done[act] ?? 0);
    },
  );

  it('have done all of that', () => {
    for (const act of ACTS) expect(done[act]).toBeGreaterThan(0);
  });
});
