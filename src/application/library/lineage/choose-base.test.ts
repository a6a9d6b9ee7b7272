import { describe, expect, it } from 'vitest';
import { NO_REMAINDER, type Bundle } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { aChange } from '#fixtures/library/a-change.ts';
import type { LogTail } from '../../ports/library/change-log.ts';
import type { Origin } from '../../ports/library/origin.ts';
import type { Loaded, Revision } from '../../ports/library/store.ts';
import { chooseBase } from './choose-base.ts';
import { NO_ORIGIN } from './lineage.ts';

const bundleOf = (username: string): Bundle => ({ library: { ...EMPTY_LIBRARY, username }, remainder: NO_REMAINDER });
const decode = (text: string) => (text === 'damaged' ? undefined : bundleOf(text));
const ABSENT: Loaded = { kind: 'absent' };
const UNREADABLE: Loaded = { kind: 'unreadable', setAsideAs: 'x.unreadable' };

/** What the store holds, with what its save knew: none where it did not tell. */
const stored = (text: string, isOwn: boolean, revision?: Partial<Revision>): Loaded => ({
  kind: 'found',
  bundle: bundleOf(text),
  text,
  isOwn,
  ...(revision && { revision: { positions: {}, pending: [], ...revision } }),
});
const own = (sequence: number, ...pending: string[]) =>
  stored('own', true, { positions: { log: sequence, other: 99 }, pending });

/** A log. Its checkpoint, where there is one, has every entry up to 4. After it come e5, an entry that cannot be read, and e7. */
const tail = (text?: string, isChecked = text !== undefined): LogTail => ({
  log: 'log',
  ...(isChecked && { checkpoint: { sequence: 4, ...(text !== undefined && { text }) } }),
  entries: [
    { sequence: 5, change: aChange('e5') },
    { sequence: 6, change: undefined },
    { sequence: 7, change: aChange('e7') },
  ],
});
const ALL = [5, 6, 7];
const WORK: Origin = { libraries: { work: { positions: { log: 2 } } } };
const TAKEN: Origin = { libraries: {}, takenAt: '2026-11-20T12:00:00.000Z' };
const LATER: Origin = { libraries: {}, takenAt: '2026-11-21T12:00:00.000Z' };
const madeFrom = (origin: Origin, sequence: number, ...pending: string[]) =>
  stored('own', true, { positions: { log: sequence }, pending, origin });
const tailMadeFrom = (origin: Origin, text = 'checkpoint'): LogTail => ({
  ...tail(),
  checkpoint: { sequence: 4, text, origin },
});

describe('what a library is restored from', () => {
  it.each<[string, Loaded, LogTail | undefined, string | undefined, boolean, readonly number[]]>([
    ['nothing where there is nothing', ABSENT, undefined, undefined, false, []],
    ['the entries alone where nothing was saved yet', ABSENT, tail(), undefined, false, ALL],
    ['the entries alone where the checkpoint is damaged', ABSENT, tail('damaged'), undefined, false, ALL],
    ['the checkpoint where the bundle is missing', ABSENT, tail('checkpoint'), 'checkpoint', false, ALL],
    ['the checkpoint where the bundle is unreadable', UNREADABLE, tail('checkpoint'), 'checkpoint', false, ALL],
    ['the bundle where the log cannot be had', own(6), undefined, 'own', true, []],
    ['the bundle where there is no checkpoint', own(5), tail(), 'own', true, [6, 7]],
    ['the bundle where the log keeps no texts', own(5), tail(undefined, true), 'own', true, [6, 7]],
    ['the bundle where the checkpoint is damaged', own(3), tail('damaged'), 'own', true, ALL],
    ['the checkpoint where the bundle is older', own(3), tail('checkpoint'), 'checkpoint', false, ALL],
    ['the bundle where the checkpoint is that very save', own(4), tail('checkpoint'), 'own', true, ALL],
    [
      'the bundle where the checkpoint is older, without the entries in it',
      own(6),
      tail('checkpoint'),
      'own',
      true,
      [7],
    ],
    [
      'the checkpoint where the bundle knows nothing of this log',
      stored('own', true, { positions: { other: 99 } }),
      tail('checkpoint'),
      'checkpoint',
      false,
      ALL,
    ],
    [
      'the checkpoint where the log has by now what the bundle had out of order',
      own(6, 'e5', 'e7'),
      tail('checkpoint'),
      'checkpoint',
      false,
      ALL,
    ],
    ['the bundle where the log has only some of it', own(6, 'e5', 'lost'), tail('checkpoint'), 'own', true, [7]],
    [
      'a bundle edited by hand, always',
      stored('edited', false, { positions: { log: 3 } }),
      tail('checkpoint'),
      'edited',
      true,
      ALL,
    ],
    [
      'a bundle edited by hand after it was saved, without the entries in that save',
      stored('edited', false, { positions: { log: 6 } }),
      tail('checkpoint'),
      'edited',
      true,
      [7],
    ],
    ['a bundle of before there was a log', stored('before', false), tail('checkpoint'), 'before', true, ALL],
  ])('is %s', (_, loaded, log, username, isStored, sequences) => {
    const base = chooseBase(loaded, log, decode);
    expect(base.bundle?.library.username).toBe(username);
    expect(base.isStored).toBe(isStored);
    expect(base.entries.map(({ sequence }) => sequence)).toEqual(sequences);
  });
});

describe('which of two saves of one library is the later, by what each was made from (product.md, Saving: superseded)', () => {
  it.each<[string, Loaded, LogTail, string, Origin | undefined]>([
    [
      'the checkpoint: a text took the place of the bundle, which is back',
      own(4),
      tailMadeFrom(TAKEN),
      'checkpoint',
      TAKEN,
    ],
    ['the checkpoint: a second text did', madeFrom(TAKEN, 6), tailMadeFrom(LATER), 'checkpoint', LATER],
    ['the bundle: the log has not heard that it took the place', madeFrom(LATER, 4), tailMadeFrom(TAKEN), 'own', LATER],
    ['the bundle: nor of what the place was taken of', madeFrom(LATER, 4), tailMadeFrom(WORK), 'own', LATER],
    ['the bundle: the log has a save that knew of no origin', madeFrom(WORK, 4), tail('checkpoint'), 'own', WORK],
    ['the checkpoint: it was made from more', madeFrom(NO_ORIGIN, 4), tailMadeFrom(WORK), 'checkpoint', WORK],
    ['the bundle: it was made from more', madeFrom(WORK, 4), tailMadeFrom(NO_ORIGIN), 'own', WORK],
    ['the bundle: it alone has what was pending', madeFrom(NO_ORIGIN, 4, 'lost'), tailMadeFrom(WORK), 'own', NO_ORIGIN],
    [
      'the checkpoint and what was pending: both origins',
      madeFrom(WORK, 4, 'e5'),
      tailMadeFrom(NO_ORIGIN),
      'checkpoint',
      WORK,
    ],
    ['the checkpoint of a save that knew of no origin', madeFrom(WORK, 3), tail('checkpoint'), 'checkpoint', WORK],
    [
      'the bundle, as the checkpoint is damaged: without its origin',
      madeFrom(NO_ORIGIN, 3),
      tailMadeFrom(WORK, 'damaged'),
      'own',
      NO_ORIGIN,
    ],
  ])('%s', (_, loaded, log, username, origin) => {
    const base = chooseBase(loaded, log, decode);
    expect([base.bundle?.library.username, base.origin]).toEqual([username, origin]);
  });
});
