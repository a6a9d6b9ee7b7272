import type { Subscription } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aChange } from '#fixtures/library/a-change.ts';
import type { TabChannel, TabMessage } from './tab-channel.ts';

/** Two tabs of one browser, and a third of another release. */
export interface TabBench {
  readonly tabs: readonly [TabChannel, TabChannel];
  /** The third tab tells whatever it likes. */
  readonly post: (message: unknown) => void;
  readonly close: () => void;
}

const told = (id: string, counter?: number): TabMessage => ({
  kind: 'changed',
  identifier: '203.0.113.7',
  entries: [{ ...(counter !== undefined && { counter }), change: aChange(id) }],
});
const ERASED: TabMessage = { kind: 'erased' };
/** Whatever is under way has come when this has, told last. */
const LAST = told('last');

const UNREADABLE: readonly (readonly [string, unknown])[] = [
  ['a text', 'changed'],
  ['nothing', null],
  ['a list', [ERASED]],
  ['a kind of a newer release', { kind: 'renamed', from: 'a', to: 'b' }],
  ['no identifier', { kind: 'changed', entries: [] }],
  ['an empty identifier', { kind: 'changed', identifier: '', entries: [] }],
  ['no entries', { kind: 'changed', identifier: 'unknown' }],
  ['entries that are none', { kind: 'changed', identifier: 'unknown', entries: [1] }],
  ['a counter that is none', { kind: 'changed', identifier: 'unknown', entries: [{ counter: '1', change: aChange('a') }] }],
  ['a counter below 1', { kind: 'changed', identifier: 'unknown', entries: [{ counter: 0, change: aChange('a') }] }],
];

/** Every promise of the `TabChannel` port, for any adapter. */
export const tabChannelContract = (name: string, setup: () => TabBench): void => {
  describe(`${name} keeps the TabChannel contract`, () => {
    let bench: TabBench;
    let heard: readonly [TabMessage[], TabMessage[]];
    let subscriptions: readonly Subscription[];
    beforeEach(() => {
      bench = setup();
      heard = [[], []];
      subscriptions = bench.tabs.map(({ messages$ }, at) => messages$.subscribe((message) => heard[at]?.push(message)));
    });
    afterEach(() => {
      subscriptions.forEach((subscription) => subscription.unsubscribe());
      bench.close();
    });

    it('tells the other tab, in order, and never itself', async () => {
      const ids = Array.from({ length: 50 }, (_, at) => at + 1);
      ids.forEach((counter) => bench.tabs[0].tell(told(`c-${counter}`, counter)));
      bench.tabs[1].tell(LAST);
      await expect.poll(() => heard[1]).toEqual(ids.map((counter) => told(`c-${counter}`, counter)));
      await expect.poll(() => heard[0]).toEqual([LAST]);
      expect(heard[1]).toHaveLength(50);
    });

    it('tells both what one tab says', async () => {
      bench.post(told('a'));
      await expect.poll(() => heard).toEqual([[told('a')], [told('a')]]);
    });

    it('tells changes without a place, many at once', async () => {
      const message: TabMessage = { kind: 'changed', identifier: 'fp_0', entries: [{ change: aChange('a') }, { change: aChange('b') }] };
      bench.tabs[0].tell(message);
      await expect.poll(() => heard[1]).toStrictEqual([message]);
    });

    it('tells that everything was erased', async () => {
      bench.tabs[1].tell(ERASED);
      await expect.poll(() => heard[0]).toEqual([ERASED]);
    });

    it('tells that there is a change this release cannot read', async () => {
      const entries = [
        { counter: 3, change: { ...aChange('a'), action: { kind: 'title-rated' } } },
        { counter: 4, change: 'no change' },
        { counter: 5, change: aChange('b') },
      ];
      bench.post({ kind: 'changed', identifier: 'unknown', entries });
      const read = [{ counter: 3, change: undefined }, { counter: 4, change: undefined }, { counter: 5, change: aChange('b') }];
      await expect.poll(() => heard[0]).toEqual([{ kind: 'changed', identifier: 'unknown', entries: read }]);
    });

    it.each(UNREADABLE)('leaves out a message that is, or has, %s, and goes on', async (_, message) => {
      bench.post(message);
      bench.post(LAST);
      await expect.poll(() => heard).toEqual([[LAST], [LAST]]);
    });

    it('tells who listens late nothing of before', async () => {
      const late: TabMessage[] = [];
      bench.tabs[0].tell(told('a'));
      await expect.poll(() => heard[1]).toHaveLength(1);
      subscriptions = [...subscriptions, bench.tabs[1].messages$.subscribe((message) => late.push(message))];
      bench.tabs[0].tell(LAST);
      await expect.poll(() => late).toEqual([LAST]);
    });

    it('never throws, not even for what cannot be sent', () => {
      const message = { kind: 'changed', identifier: 'unknown', entries: [{ change: () => {} }] };
      expect(() => bench.tabs[0].tell(message as unknown as TabMessage)).not.toThrow();
    });
  });
};
