import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SharingDevice } from '#fixtures/devices/sharing-device.ts';
import { marking, SHOW } from '#fixtures/shows/episode-actions.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { beginningRound, endingRounds, runningRounds } from '../shows/rounds.ts';
import { parseRuns, seenIn } from '../shows/runs.ts';
import type { Registers } from './register.ts';

const BEGUN = '2026-11-20T12:00:00.000Z';
const LATER = '2026-11-21T08:00:00.000Z';
const SEEN: Library = { ...EMPTY_LIBRARY, episodes: [{ ...SHOW, seasons: { '1': '1-3@20000' } }] };

const seasonsOf = ({ library }: SharingDevice) => library.episodes[0]?.seasons;
const meet = (devices: readonly SharingDevice[]): void => SharingDevice.meet(devices);

/** As a release that does not know rounds reads registers. */
const asRead = (registers: Registers): Registers =>
  new Map(
    [...registers].map(([id, register]) => [
      id,
      register.item && /T\d\d:/.test(register.key) ? { ...register, isUnread: true } : register,
    ]),
  );

describe('rounds on several devices (product.md, Devices: rounds)', () => {
  it('are both kept where two devices begin one while they are offline, with what was seen in each', () => {
    const devices = SharingDevice.sharing(SEEN, ['a', 'b']);
    const [one, other] = devices as [SharingDevice, SharingDevice];
    one.change(beginningRound(SHOW, BEGUN), 1);
    one.change(marking(`${BEGUN}/1`, '1@20777'), 2);
    other.change(beginningRound(SHOW, LATER), 3);
    other.change(marking(`${LATER}/1`, '2@20778'), 4);
    meet(devices);
    expect(seasonsOf(one)).toEqual(seasonsOf(other));
    expect(runningRounds(one.library.episodes[0])).toEqual([BEGUN, LATER]);
    expect(seasonsOf(one)).toMatchObject({ '1': '1-3@20000', [`${BEGUN}/1`]: '1@20777', [`${LATER}/1`]: '2@20778' });
  });

  it('are stopped on all, and what was seen in them meanwhile stays', () => {
    const devices = SharingDevice.sharing(SEEN, ['a', 'b']);
    const [one, other] = devices as [SharingDevice, SharingDevice];
    one.change(beginningRound(SHOW, BEGUN), 1);
    meet(devices);
    for (const ending of endingRounds(one.library.episodes[0])) one.change(ending, 2);
    other.change(marking(`${BEGUN}/1`, '1@20777'), 3);
    meet(devices);
    for (const device of devices) expect(seasonsOf(device)).toEqual({ '1': '1-3@20000', [`${BEGUN}/1`]: '1@20777' });
  });

  it('pass through a device of the release before, which keeps them also where it ticks, and shows them once it is renewed', () => {
    const devices = SharingDevice.sharing(SEEN, ['a', 'former']);
    const [one, former] = devices as [SharingDevice, SharingDevice];
    one.change(beginningRound(SHOW, BEGUN), 1);
    one.change(marking(`${BEGUN}/1`, '1@20777'), 2);
    former.take(asRead(one.file()));
    expect(seasonsOf(former)).toEqual({ '1': '1-3@20000' });
    former.change(marking(2, '1@20778'), 3);
    const late = new SharingDevice('late', EMPTY_LIBRARY);
    const passedOn = new Map([...former.file()].map(([id, { isUnread: _, ...register }]) => [id, register] as const));
    late.join(passedOn, 'newer');
    one.take(passedOn);
    const all = { '1': '1-3@20000', '2': '1@20778', [BEGUN]: '0@20777', [`${BEGUN}/1`]: '1@20777' };
    expect([seasonsOf(one), seasonsOf(late)]).toEqual([all, all]);
    // It reads what it keeps anew.
    former.known = { ...former.known, registers: passedOn };
    former.note(4);
    former.apply();
    expect(seasonsOf(former)).toEqual(all);
  });

  it('end the same on all, and nothing is lost that was ticked and not cleared, whatever each had heard of', () => {
    const step = fc.record({
      by: fc.nat(2),
      from: fc.nat(2),
      begun: fc.constantFrom(BEGUN, LATER),
      number: fc.integer({ min: 1, max: 4 }),
      kind: fc.constantFrom('begin', 'stop', 'tick', 'clear', 'take', 'kill'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
        const devices = SharingDevice.sharing(SEEN, ['a', 'b', 'c']);
        const [ticked, cleared] = [new Set<string>(), new Set<string>()];
        steps.forEach(({ by, from, begun, number, kind }, at) => {
          const [own, other] = [devices[by]!, devices[from]!];
          if (kind === 'take') return own.take(other.file());
          if (kind === 'kill') return own.merge(other.file());
          if (kind === 'begin') return own.change(beginningRound(SHOW, begun), at + 1);
          if (kind === 'stop') return endingRounds(own.library.episodes[0]).forEach((end) => own.change(end, at + 1));
          (kind === 'tick' ? ticked : cleared).add(`${begun} ${number}`);
          const [runs, gone] = kind === 'tick' ? [`${number}@20777`, ''] : ['', `${number}`];
          return own.change(marking(`${begun}/1`, runs, gone), at + 1);
        });
        meet(devices);
        for (const device of devices) expect(seasonsOf(device)).toEqual(seasonsOf(devices[0]!));
        const lost = [...ticked].filter((each) => {
          const [begun, number] = each.split(' ');
          const { runs } = parseRuns(seasonsOf(devices[0]!)?.[`${begun}/1`] ?? '');
          return !cleared.has(each) && seenIn(runs, Number(number)) === undefined;
        });
        expect(lost).toEqual([]);
        expect(seasonsOf(devices[0]!)).toMatchObject({ '1': '1-3@20000' });
      }),
    );
  });
});
