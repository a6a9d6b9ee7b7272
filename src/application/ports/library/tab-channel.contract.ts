import type { Subscription } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TabChannel } from './tab-channel.ts';

/** Two tabs of one browser, and a third of another release. */
export interface TabHarness {
  readonly tabs: readonly [TabChannel, TabChannel];
  /** The third tab tells whatever it likes. */
  readonly post: (message: unknown) => void;
  readonly close: () => void;
}

const ERASED = { kind: 'erased' };

const OTHERS: readonly (readonly [string, unknown])[] = [
  ['of a change, by the release before', { kind: 'changed', identifier: '203.0.113.7', entries: [] }],
  ['of a newer release', { kind: 'renamed', from: 'erased', to: 'erased' }],
  ['without a kind', { erased: true }],
  ['that is a text', 'erased'],
  ['that is nothing', null],
  ['that is a list', [ERASED]],
];

/** Every promise of the `TabChannel` port, for any adapter. */
export const tabChannelContract = (name: string, setup: () => TabHarness): void => {
  describe(`${name} keeps the TabChannel contract`, () => {
    let harness: TabHarness;
    let received: [number, number];
    let subscriptions: readonly Subscription[];
    beforeEach(() => {
      harness = setup();
      received = [0, 0];
      subscriptions = harness.tabs.map(({ erased$ }, at) => erased$.subscribe(() => (received[at === 0 ? 0 : 1] += 1)));
    });
    afterEach(() => {
      subscriptions.forEach((subscription) => subscription.unsubscribe());
      harness.close();
    });

    it('tells the other tab that everything was erased, each time, and never itself', async () => {
      harness.tabs[0].publishErased();
      harness.tabs[0].publishErased();
      await expect.poll(() => received).toEqual([0, 2]);
      harness.tabs[1].publishErased();
      await expect.poll(() => received).toEqual([1, 2]);
    });

    it('tells both what a tab of the release before says', async () => {
      harness.post(ERASED);
      await expect.poll(() => received).toEqual([1, 1]);
    });

    it.each(OTHERS)('heeds no message %s, and goes on', async (_, message) => {
      harness.post(message);
      harness.post(ERASED);
      // Messages come in order: one that counted would have come before.
      await expect.poll(() => received).toEqual([1, 1]);
    });

    it('tells who listens late nothing of before', async () => {
      let late = 0;
      harness.tabs[0].publishErased();
      await expect.poll(() => received[1]).toBe(1);
      subscriptions = [...subscriptions, harness.tabs[1].erased$.subscribe(() => (late += 1))];
      harness.tabs[0].publishErased();
      await expect.poll(() => received[1]).toBe(2);
      expect(late).toBe(1);
    });
  });
};
