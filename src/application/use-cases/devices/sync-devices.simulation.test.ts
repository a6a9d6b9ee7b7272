import { describe, expect, it } from 'vitest';
import { Simulation } from '#fixtures/devices/simulation.ts';
import { syncedOf } from '#fixtures/devices/synced-of.ts';
import { casesOf } from '#fixtures/fuzz/runs.ts';

const SEEDS = Array.from({ length: casesOf(10) }, (_, at) => at + 1);
const YEAR = 365 * 86_400_000;

const check = (simulation: Simulation): void => {
  const [first, ...others] = simulation.peers.map(({ device }) => device);
  for (const other of others) expect(syncedOf(other.library)).toEqual(syncedOf(first?.library ?? other.library));
  if (first) expect(simulation.deeds.broken(first.library)).toEqual([]);
  expect(simulation.peers.flatMap(({ device }) => device.errors)).toEqual([]);
};

describe('devices that change their lists, offline in turns, clocks hours apart, killed anywhere', () => {
  it.each(SEEDS)('are equal in the end, nothing lost and nothing brought back: two, seed %i', async (seed) => {
    const simulation = new Simulation(seed, 2);
    await simulation.joinAll();
    await simulation.play(300);
    await simulation.meetAll();
    check(simulation);
    expect(simulation.kills).toBeGreaterThan(20);
    expect(simulation.deeds.checked).toBeGreaterThan(50);
  });

  it.each(SEEDS)('so are three, one of which returns after a year: seed %i', async (seed) => {
    const simulation = new Simulation(seed + 100, 3);
    await simulation.joinAll();
    await simulation.play(150);
    const [away, ...others] = simulation.peers;
    if (away) away.isOnline = false;
    await simulation.play(75, others);
    await simulation.clock.advance(YEAR);
    await simulation.play(75, others);
    // What it does before anything has arrived is of long ago, for all it knows.
    if (away) await simulation.play(150, [away]);
    await simulation.meetAll();
    check(simulation);
  });
});
