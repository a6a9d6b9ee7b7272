import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SharingDevice } from '#fixtures/devices/sharing-device.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import type { LibraryAction } from '../library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import type { MarkedTitle, Viewings } from '../library/marks/mark.ts';
import { marking } from '../library/marks/marking.ts';
import { keptViewings, viewingsOf } from '../library/marks/viewings.ts';

const LOW_TIDE = { id: 7, media_type: 'movie', title: 'Low Tide' } as const;
const marked = (mark: Partial<MarkedTitle>): Library => ({ ...EMPTY_LIBRARY, marks: [{ ...LOW_TIDE, ...mark }] });
const ONCE = marked({ seenAt: '2024-02-29' });
const TWICE = marked({ seenAt: '2025-01-01', viewings: { '2024-02-29': { rating: 8 }, '2025-01-01': {} } });

const seenOn = (set: Viewings, clear: readonly string[] = []): LibraryAction => ({
  kind: 'viewings-changed',
  title: LOW_TIDE,
  set,
  clear,
});
const markOf = ({ library }: SharingDevice): Partial<MarkedTitle> => library.marks[0] ?? {};
const daysOf = (device: SharingDevice): readonly string[] => Object.keys(viewingsOf(markOf(device))).toSorted();

/** Those too that say nothing as long as the title is not seen. */
const keptIn = (device: SharingDevice): readonly string[] => Object.keys(keptViewings(markOf(device))).toSorted();

/** The title is not to be seen any more: as this release says it. */
const unseeing = (device: SharingDevice): LibraryAction =>
  marking(device.library.marks[0], LOW_TIDE, { set: {}, clear: ['seenAt'] });

/** A single day may be written beside `seenAt`, or by that alone. What the provider says of a title is none of it. */
const saidOf = (device: SharingDevice): object => {
  const { viewings: _viewings, title: _title, id: _id, media_type: _type, ...mark } = markOf(device);
  return { ...mark, kept: keptViewings(markOf(device)) };
};
const expectSame = ([first, ...others]: readonly SharingDevice[]): void => {
  for (const other of others) expect(saidOf(other)).toEqual(saidOf(first!));
};
const meet = (devices: readonly SharingDevice[]): void => {
  // What merging has made of the newest day is said, and heard.
  for (const minute of [500, 501]) {
    SharingDevice.meet(devices);
    for (const device of devices) device.note(minute);
  }
  SharingDevice.meet(devices);
};

describe('viewings on several devices (product.md, Devices: viewings)', () => {
  it.each([
    [ONCE, ['2024-02-29', '2026-11-20', '2026-11-22']],
    [TWICE, ['2024-02-29', '2025-01-01', '2026-11-20', '2026-11-22']],
  ])(
    'keep both days that two devices add while they are offline, and the newest is said to earlier releases',
    (start, days) => {
      const devices = SharingDevice.sharing(start, ['a', 'b']);
      const [one, other] = devices as [SharingDevice, SharingDevice];
      other.change(seenOn({ '2026-11-20': {} }), 2);
      one.change(seenOn({ '2026-11-22': {} }), 1);
      meet(devices);
      expect(devices.map(daysOf)).toEqual([days, days]);
      expect(devices.map((device) => markOf(device).seenAt)).toEqual(['2026-11-22', '2026-11-22']);
      expectSame(devices);
    },
  );

  it.each([
    [1, 2, []],
    [2, 1, ['2026-11-22']],
  ])('are as what was said last, and the day that was added is kept: %i, %i', (add, remove, days) => {
    const devices = SharingDevice.sharing(TWICE, ['a', 'b']);
    const [one, other] = devices as [SharingDevice, SharingDevice];
    one.change(seenOn({ '2026-11-22': {} }), add);
    other.change(unseeing(other), remove);
    meet(devices);
    expect(devices.map(daysOf)).toEqual([days, days]);
    for (const each of devices) expect(keptIn(each)).toEqual(['2026-11-22']);
    expectSame(devices);
  });

  it('take back what was taken back, on all of them', () => {
    const devices = SharingDevice.sharing(TWICE, ['a', 'b']);
    const [one, other] = devices as [SharingDevice, SharingDevice];
    one.change(seenOn({}, ['2024-02-29']), 1);
    meet(devices);
    expect(devices.map(daysOf)).toEqual([['2025-01-01'], ['2025-01-01']]);
    other.change(unseeing(other), 600);
    meet(devices);
    expect(devices.map((device) => device.library.marks)).toEqual([[], []]);
    one.change({ kind: 'title-marked', title: LOW_TIDE, set: { seenAt: '2024-02-29' }, clear: [] }, 700);
    meet(devices);
    expect(devices.map(daysOf)).toEqual([['2024-02-29'], ['2024-02-29']]);
  });

  it('keep the day that one of them has left alone, though another adds a newer one', () => {
    const devices = SharingDevice.sharing(TWICE, ['a', 'b', 'c']);
    const [one, other] = devices as [SharingDevice, SharingDevice];
    other.change(seenOn({}, ['2024-02-29']), 3);
    one.change(seenOn({ '2026-11-20': {} }), 1);
    meet(devices);
    for (const each of devices) expect(keptIn(each)).toEqual(['2025-01-01', '2026-11-20']);
    expectSame(devices);
  });

  it.each<[string, LibraryAction, readonly string[]]>([
    [
      'sees it on another day',
      { kind: 'title-marked', title: LOW_TIDE, set: { seenAt: '2026-11-22' }, clear: [] },
      ['2024-02-29', '2025-01-01', '2026-11-22'],
    ],
    ['does not see it any more', { kind: 'title-marked', title: LOW_TIDE, set: {}, clear: ['seenAt'] }, []],
  ])('stay where a device of the release before %s, also for one that comes later', (_, action, days) => {
    const devices = SharingDevice.sharing(TWICE, ['a', 'b']);
    const [one, former] = devices as [SharingDevice, SharingDevice];
    // As it says it: of the mark alone.
    former.change(action, 1);
    meet(devices);
    const late = new SharingDevice('c', EMPTY_LIBRARY);
    late.join(one.file(), 'newer');
    meet([...devices, late]);
    expect([one, former, late].map(daysOf)).toEqual([days, days, days]);
    // They say something again once it is seen again.
    former.change({ kind: 'title-marked', title: LOW_TIDE, set: { seenAt: '2026-11-24' }, clear: [] }, 900);
    meet([...devices, late]);
    for (const each of [one, former, late])
      expect(daysOf(each)).toEqual(expect.arrayContaining(['2024-02-29', '2026-11-24']));
    expectSame([one, former, late]);
  });

  it('end the same on all, and nothing is lost that was added and not removed, whatever each had heard of', () => {
    const day = fc.constantFrom('2026-11-20', '2026-11-22', '2024-02-29', '2025-01-01', '2024', '');
    const step = fc.record({
      by: fc.nat(2),
      from: fc.nat(2),
      day,
      kind: fc.constantFrom('add', 'remove', 'take', 'kill', 'rate', 'unsee'),
    });
    fc.assert(
      fc.property(fc.constantFrom(ONCE, TWICE), fc.array(step, { maxLength: 14 }), (start, steps) => {
        const devices = SharingDevice.sharing(start, ['a', 'b', 'c']);
        const removed = new Set<string>();
        const added = new Set<string>();
        steps.forEach(({ by, from, day: on, kind }, at) => {
          const [own, other] = [devices[by]!, devices[from]!];
          if (kind === 'take') return own.take(other.file());
          if (kind === 'kill') return own.merge(other.file());
          if (kind === 'unsee') {
            for (const gone of daysOf(own)) removed.add(gone);
            return own.change(unseeing(own), at + 1);
          }
          if (kind === 'remove') removed.add(on);
          else added.add(on);
          return own.change(
            kind === 'remove' ? seenOn({}, [on]) : seenOn({ [on]: kind === 'rate' ? { rating: 9 } : {} }),
            at + 1,
          );
        });
        meet(devices);
        expectSame(devices);
        const [first] = devices;
        // Of one day alone, as of a title that is not seen any more, what was said last counts.
        const lost = [...added].filter((on) => !removed.has(on) && !keptIn(first!).includes(on));
        const isUnseen = steps.some(({ kind }) => kind === 'unsee');
        expect(start === TWICE && !isUnseen ? lost : []).toEqual([]);
      }),
      {
        ...runs(200),
        examples: [
          [
            ONCE,
            [
              { by: 2, from: 0, day: '', kind: 'unsee' },
              { by: 2, from: 0, day: '', kind: 'rate' },
              { by: 1, from: 2, day: '', kind: 'take' },
              { by: 1, from: 0, day: '', kind: 'remove' },
              { by: 2, from: 0, day: '', kind: 'add' },
            ],
          ],
        ],
      },
    );
  });
});

describe('viewings of a device that joins (product.md, Devices: joining)', () => {
  it('are those of both, with what either says of one', () => {
    const [one, other] = SharingDevice.joined(
      ['a', 'b'],
      [
        marked({ seenAt: '2025-01-01', viewings: { '2025-01-01': { rating: 5, note: 'Dry.' }, '': {} } }),
        marked({ seenAt: '2026-11-20', viewings: { '2025-01-01': { rating: 8, note: 'Wet.' }, '2026-11-20': {} } }),
      ],
      ['mine'],
    ) as [SharingDevice, SharingDevice];
    meet([one, other]);
    for (const each of [one, other])
      expect(viewingsOf(markOf(each))).toEqual({
        '2026-11-20': {},
        '2025-01-01': { rating: 8, note: 'Wet.\n\nDry.' },
        '': {},
      });
    expectSame([one, other]);
  });
});
