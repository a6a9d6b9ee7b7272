import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stampAt } from '#fixtures/devices/stamp-at.ts';
import { DEFAULT_COLLECTIONS } from '../../library/collection.ts';
import { isKeptNote } from '../../library/marks/mark-limits.ts';
import type { Mark } from '../../library/marks/mark.ts';
import { byRank, rankAt, rankBetween } from '../../library/order/rank.ts';
import { resultOf } from '../../steps.ts';
import { takeRegisters } from '../known.ts';
import { itemIn, type Register, registerId, type Registers } from '../register.ts';
import { FIRST_STAMP } from '../stamp.ts';
import type { JoinChoice } from './join-choice.ts';
import { joinConflicts } from './join-conflicts.ts';
import { joinedRegisters } from './joined-registers.ts';

const CHOICES: readonly JoinChoice[] = ['newer', 'mine', 'theirs'];
const LATER = stampAt(5);

const of = (register: Partial<Register> & Pick<Register, 'item'>): Registers => {
  const whole = { list: 'marks', key: 'movie:1', stamp: FIRST_STAMP, device: 'here', ...register };
  return new Map([[registerId(whole), whole]]);
};
const mark = (fields: Mark, register: Partial<Register> = {}): Registers =>
  of({ item: { id: 1, title: 'Low Tide', ...fields }, ...register });
const theirsOf = (item: Mark, stamp = LATER) => mark(item, { device: 'other', stamp });

const join = (mine: Registers, theirs: Registers, choice: JoinChoice) =>
  resultOf(joinedRegisters(mine, theirs, { device: 'here', choice }));
const itemOf = (mine: Registers, theirs: Registers, choice: JoinChoice) => join(mine, theirs, choice)[0]?.item;
const conflictsOf = (mine: Registers, theirs: Registers) => resultOf(joinConflicts(mine, theirs, 'here'));

const NOTE_A = 'a'.repeat(300);
const NOTE_B = 'b'.repeat(300);
const RATED: Mark = { rating: 9 };

describe('two marks of one title (product.md, Devices: joining)', () => {
  it.each<[Mark, Mark, Record<JoinChoice, Mark>]>([
    [{ rating: 9 }, { rating: 5 }, { mine: { rating: 9 }, theirs: { rating: 5 }, newer: { rating: 5 } }],
    [
      { rating: 9, note: 'Loud' },
      { rating: 5 },
      {
        mine: { rating: 9, note: 'Loud' },
        theirs: { rating: 5, note: 'Loud' },
        newer: { rating: 5, note: 'Loud' },
      },
    ],
    [
      { seenAt: '2024-02-29', note: 'Loud' },
      { seenAt: '2020-01-01', rating: 5, note: 'Quiet\n\nVery' },
      {
        mine: { seenAt: '2024-02-29', rating: 5, note: 'Loud\n\nQuiet\n\nVery' },
        theirs: { seenAt: '2020-01-01', rating: 5, note: 'Loud\n\nQuiet\n\nVery' },
        newer: { seenAt: '2020-01-01', rating: 5, note: 'Loud\n\nQuiet\n\nVery' },
      },
    ],
  ])('%j and %j make %j', (mine, theirs, results) => {
    const [own, others] = [mark(mine), theirsOf(theirs)];
    for (const choice of CHOICES)
      expect(itemOf(own, others, choice)).toEqual({ id: 1, title: 'Low Tide', ...results[choice] });
    expect(conflictsOf(own, others).conflicts).toMatchObject([{ list: 'marks', mine, theirs, isToChoose: true }]);
  });

  it.each<[Mark, Mark, Mark, { here: number; there: number }]>([
    [{ rating: 9 }, { note: 'Loud' }, { rating: 9, note: 'Loud' }, { here: 1, there: 1 }],
    [{ seenAt: null, rating: 9 }, { seenAt: '2024-02-29' }, { seenAt: '2024-02-29', rating: 9 }, { here: 1, there: 1 }],
    [{ seenAt: '2024-02-29' }, { seenAt: null }, { seenAt: '2024-02-29' }, { here: 0, there: 1 }],
    [{ note: 'Loud' }, { note: 'Loud', rating: 2 }, { note: 'Loud', rating: 2 }, { here: 1, there: 0 }],
    [{ seenAt: '2026-11-01' }, { seenAt: '2026-11-01T12:00:00.000Z' }, { seenAt: '2026-11-01' }, { here: 0, there: 1 }],
    [{ note: 'Loud\n\nQuiet' }, { note: 'Quiet' }, { note: 'Loud\n\nQuiet' }, { here: 0, there: 1 }],
  ])(
    '%j and %j leave nothing to choose: only gaps are filled, %j (product.md, Marks: gaps)',
    (mine, theirs, both, fills) => {
      const [own, others] = [mark(mine), theirsOf(theirs)];
      for (const choice of CHOICES) expect(itemOf(own, others, choice)).toMatchObject(both);
      expect(conflictsOf(own, others)).toEqual({ conflicts: [], fills });
    },
  );

  it('keeps both notes whole, this device’s first, beyond the length of one (product.md, Marks: joined notes)', () => {
    const [own, others] = [mark({ note: NOTE_A }), theirsOf({ note: NOTE_B })];
    for (const choice of CHOICES) expect(itemOf(own, others, choice)).toMatchObject({ note: `${NOTE_A}\n\n${NOTE_B}` });
    expect(conflictsOf(own, others).conflicts).toMatchObject([{ isToChoose: false }]);
  });

  it('loses no note, whatever is chosen, and makes one that can be kept', () => {
    const note = fc.string({ minLength: 1, maxLength: 500, unit: fc.constantFrom('a', '\n', 'b', '👩‍👩‍👧') });
    const notes = note.filter((text) => text.trim() !== '').map((text) => text.trim());
    fc.assert(
      fc.property(notes, notes, fc.constantFrom(...CHOICES), (mine, theirs, choice) => {
        const result = itemOf(mark({ note: mine, ...RATED }), theirsOf({ note: theirs }), choice) as Mark;
        expect(result.note).toContain(mine);
        expect(result.note).toContain(theirs);
        expect(isKeptNote(result.note ?? '')).toBe(true);
      }),
    );
  });

  it('takes this device’s where nobody knows which is newer', () => {
    expect(itemOf(mark(RATED), theirsOf({ rating: 5 }, FIRST_STAMP), 'newer')).toMatchObject(RATED);
  });

  it('is written right after what it replaces: before what anybody writes then', () => {
    expect(join(mark(RATED), theirsOf({ rating: 5 }, stampAt(7, 3)), 'mine')).toMatchObject([
      { stamp: stampAt(7, 4), device: 'here' },
    ]);
  });

  it('goes where others have removed it, unless it has a note', () => {
    const removed = of({ item: null, device: 'other', stamp: LATER });
    for (const choice of CHOICES) {
      expect(join(mark(RATED), removed, choice)).toEqual([]);
      expect(itemOf(mark({ ...RATED, note: 'Loud' }), removed, choice)).toMatchObject({ ...RATED, note: 'Loud' });
    }
    expect(conflictsOf(mark({ note: 'Loud' }), removed).conflicts).toEqual([]);
  });

  it.each([
    ['what was shared before', mark(RATED, { stamp: stampAt(1) }), theirsOf({ rating: 5 })],
    ['what came from another device', mark(RATED, { device: 'third' }), theirsOf({ rating: 5 })],
    [
      'what this release cannot read',
      mark(RATED),
      of({ item: { id: 1 }, isUnread: true, stamp: LATER, device: 'other' }),
    ],
    ['what is the same', mark(RATED), theirsOf(RATED)],
  ])('says nothing of %s', (_, mine, theirs) => {
    for (const choice of CHOICES) expect(join(mine, theirs, choice)).toEqual([]);
    expect(conflictsOf(mine, theirs).conflicts).toEqual([]);
  });
});

describe('two collections of one id (product.md, Devices: joining)', () => {
  const [{ movies: _, ...DEFAULT } = { id: '1', name: '', description: '', movies: [] }] = DEFAULT_COLLECTIONS;
  const head = (name: string, description = '', register: Partial<Register> = {}) =>
    of({ list: 'collections', key: '1', item: { id: '1', name, description }, ...register });
  const other = { device: 'other', stamp: FIRST_STAMP };
  const untouched = (register: Partial<Register> = {}) => head(DEFAULT.name, DEFAULT.description, register);

  it.each<[string, Registers, Registers, string, string]>([
    ['a default one says nothing', untouched(), head('Noir', 'Dark', other), 'Noir', 'Dark'],
    ['nor does that of the others', head('Noir'), untouched(other), 'Noir', ''],
    ['a description is a gap', head('Noir'), head('Noir', 'Dark', other), 'Noir', 'Dark'],
  ])('%s', (_name, mine, theirs, name, description) => {
    for (const choice of CHOICES) expect(itemOf(mine, theirs, choice)).toMatchObject({ name, description });
    expect(conflictsOf(mine, theirs).conflicts).toEqual([]);
  });

  it.each<[JoinChoice, string]>([
    ['mine', 'Noir'],
    ['theirs', 'Crime'],
    ['newer', 'Noir'],
  ])('two names are to choose from: %s takes %s', (choice, name) => {
    expect(itemOf(head('Noir'), head('Crime', '', other), choice)).toMatchObject({ name });
    expect(conflictsOf(head('Noir'), head('Crime', '', other)).conflicts).toMatchObject([
      { list: 'collections', isToChoose: true },
    ]);
  });
});

describe('a list that both have, in two orders (product.md, Devices: joining)', () => {
  const list = (ids: readonly number[], ranks: readonly (string | undefined)[], register: Partial<Register> = {}) =>
    new Map(
      ids.flatMap((id, at) => [
        ...of({
          list: 'movies',
          key: `9/movie:${id}`,
          item: { id, title: `T${id}`, ...(ranks[at] !== undefined && { rank: ranks[at] }) },
          ...register,
        }),
      ]),
    );
  const collection = (register: Partial<Register> = {}) =>
    of({ list: 'collections', key: '9', item: { id: '9', name: 'Noir', description: '' }, ...register });
  const NUMBERS = [0, 1, 2, 3].map(rankAt);
  const moved = [rankBetween(undefined, rankAt(0)), ...NUMBERS];
  const other = { device: 'other' };
  const orderOf = (mine: Registers, theirs: Registers, choice: JoinChoice) => {
    const own = { registers: mine, unapplied: new Map() };
    const merged = resultOf(takeRegisters(own, theirs.values()));
    const { registers } = resultOf(takeRegisters(merged, join(mine, theirs, choice)));
    const items = [...registers.values()].flatMap((register) => itemIn('movies', register) ?? []);
    return byRank(items).map(({ id }) => id);
  };

  it.each<[JoinChoice, Partial<Register>, readonly number[]]>([
    ['mine', {}, [3, 1, 2, 4]],
    ['theirs', {}, [2, 3, 1, 5]],
    ['newer', {}, [3, 1, 2, 4]],
    ['newer', { stamp: LATER }, [2, 3, 1, 5]],
  ])('has the one that was chosen, whole, and then what only the other has: %s', (choice, register, order) => {
    for (const device of ['a', 'z']) {
      const mine = new Map([...collection(), ...list([3, 1, 2, 4], moved)]);
      const theirs = new Map([...collection({ device }), ...list([2, 3, 1, 5], moved, { ...register, device })]);
      const last = order.includes(4) ? 5 : 4;
      expect(orderOf(mine, theirs, choice)).toEqual([...order, last]);
      expect(conflictsOf(mine, theirs).conflicts).toEqual([
        {
          list: 'order',
          key: '9',
          mine: { collection: 'Noir', first: 'T3', second: 'T2' },
          theirs: { collection: 'Noir', first: 'T2', second: 'T3' },
          isToChoose: true,
        },
      ]);
    }
  });

  it.each<[string, Registers, Registers, readonly number[]]>([
    ['this device', list([3, 1, 2], moved), list([1, 2, 3], NUMBERS, other), [3, 1, 2]],
    ['the other devices', list([1, 2, 3], NUMBERS), list([3, 1, 2], moved, other), [3, 1, 2]],
    ['nobody: theirs counts', list([1, 2, 3], NUMBERS), list([2, 1, 3], NUMBERS, other), [2, 1, 3]],
    ['nobody, beside a former release', list([1, 2, 3], NUMBERS), list([2, 1, 3], [], other), [2, 1, 3]],
  ])('is not to choose where it was arranged by %s', (_, mine, theirs, order) => {
    for (const choice of CHOICES) expect(orderOf(mine, theirs, choice)).toEqual(order);
    expect(conflictsOf(mine, theirs).conflicts).toEqual([]);
  });

  it('is not to choose where both have the same', () => {
    const [mine, theirs] = [list([3, 1, 2, 4], moved), list([3, 1, 5, 2], moved, other)];
    expect(conflictsOf(mine, theirs).conflicts).toEqual([]);
  });

  it('of the collections is told by their names', () => {
    const head = (ids: readonly string[], register: Partial<Register> = {}) =>
      new Map(
        ids.flatMap((id, at) => [
          ...of({
            list: 'collections',
            key: id,
            item: { id, name: `C${id}`, description: '', rank: moved[at] },
            ...register,
          }),
        ]),
      );
    expect(conflictsOf(head(['7', '8']), head(['8', '7'], other)).conflicts).toMatchObject([
      { list: 'order', mine: { collection: undefined, first: 'C7', second: 'C8' } },
    ]);
  });
});

describe('all other lists', () => {
  it.each<[string, object, object]>([
    ['watchlist', { addedAt: '2026-11-01' }, { addedAt: '2026-11-02' }],
    ['favorites', { addedAt: '2026-11-02' }, { addedAt: '2026-11-01' }],
    ['hidden', { hiddenAt: '2026-11-01' }, { hiddenAt: '2026-11-02' }],
    ['movies', { title: 'A' }, { title: 'B' }],
    ['views', { viewedAt: '2026-11-01' }, { viewedAt: '2026-11-02' }],
  ])('%s: nothing but a time can differ, and the later one counts', (list, mine, theirs) => {
    const [own, others] = [
      of({ list, item: { id: 1, ...mine } }),
      of({ list, item: { id: 1, ...theirs }, device: 'other' }),
    ];
    expect(join(own, others, 'mine')).toEqual([]);
    expect(conflictsOf(own, others)).toEqual({ conflicts: [], fills: { here: 0, there: 0 } });
  });
});
