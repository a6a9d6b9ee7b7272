import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf, runs } from '#fixtures/fuzz/runs.ts';
import { arbitraryAction } from '#fixtures/library/arbitrary-action.ts';
import { DeviceWithTabs } from '#fixtures/library/device-with-tabs.ts';

const tab = fc.nat({ max: 2 });
/** How long it takes to find the library's owner: pages may be left before the library is loaded. */
const lookupMs = fc.constantFrom(0, 0, 2_000, 7_000);
const step = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('change' as const), tab, action: arbitraryAction }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 2_500 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), tab }) },
  // Closed at once, whatever is on its way.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), tab, lookupMs }) },
  // Killed before the last writes of localStorage reached the disk.
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('kill' as const), tab, lost: fc.nat({ max: 12 }), lookupMs }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('jump' as const), ms: fc.integer({ min: -1e9, max: 1e9 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const SETTLED_MS = 15_000;
const PLAYS = 200;

const play = async (steps: readonly Step[]) => {
  const device = new DeviceWithTabs();
  // Where nothing was ever saved, a page that closes saves what it shows, be it in another order than the log's.
  device.open().change({ kind: 'username-set', username: 'Ada' });
  await device.clock.advance(SETTLED_MS);
  const tabs = [device.open(), device.open(), device.open()];
  const at = (index: number) => tabs[index] ?? device.open();
  for (const each of steps) {
    if (each.kind === 'change') at(each.tab).change(each.action);
    if (each.kind === 'wait') await device.clock.advance(each.ms);
    if (each.kind === 'leave') at(each.tab).leave();
    if (each.kind === 'jump') device.clock.jump(each.ms);
    if (each.kind === 'close') {
      at(each.tab).leave();
      at(each.tab).kill();
      tabs[each.tab] = device.open(each);
    }
    if (each.kind === 'kill') {
      at(each.tab).kill();
      device.entries.lose(each.lost);
      tabs[each.tab] = device.open(each);
    }
  }
  await device.clock.advance(SETTLED_MS);
  return { device, tabs };
};

describe('a library that is never lost', () => {
  it(
    'is, in every tab and after every kill, what all changes make of it in the log’s order',
    { timeout: 120_000 },
    async () => {
      let played = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 120, size: 'max' }), async (steps) => {
          played += steps.length;
          const { device, tabs } = await play(steps);
          for (const { session } of tabs) {
            expect(session.pending).toEqual([]);
            expect(session.library).toEqual(device.expected);
          }
          tabs.forEach(({ kill }) => kill());
          const next = device.open();
          await device.clock.advance(SETTLED_MS);
          expect(next.session.library).toEqual(device.expected);
          expect(device.placedIds).toEqual(device.seenIds);
        }),
        runs(PLAYS),
      );
      expect(played).toBeGreaterThanOrEqual(casesOf(PLAYS) * 50);
    },
  );
});
