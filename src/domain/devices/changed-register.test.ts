import { describe, expect, it } from 'vitest';
import { stampAt } from '#fixtures/devices/stamp-at.ts';
import { apply } from '../library/apply.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { rankAt, rankBetween } from '../library/order/rank.ts';
import { resultOf } from '../steps.ts';
import { changedRegister } from './changed-register.ts';
import { joinedRegisters } from './joining/joined-registers.ts';
import type { Known } from './known.ts';
import { mergingActions } from './merging-actions.ts';
import type { Register } from './register.ts';
import { after, FIRST_STAMP } from './stamp.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const stamp = stampAt(NOW.getTime());
const named = stampAt(1_000);
const MOVED = rankBetween(rankAt(0), rankAt(1));

const head = (item: object | null, more: Partial<Register> = {}): Register => ({
  list: 'collections',
  key: '9',
  stamp: FIRST_STAMP,
  device: 'other',
  item: item && { id: '9', name: 'Noir', description: '', ...item },
  ...more,
});
const knownOf = (register: Register, before?: object | null): Known => ({
  registers: new Map([['collections 9', register]]),
  unapplied: new Map(before === undefined ? [] : [['collections 9', before]]),
});
const changed = (known: Known, value: object) =>
  changedRegister(
    { known, greatest: FIRST_STAMP, device: 'here', now: NOW },
    { list: 'collections', key: '9', value: { id: '9', name: 'Noir', description: '', ...value } },
  );

describe('a place that is only a number (product.md, Devices: order)', () => {
  const known = knownOf(head({ name: 'Crime' }, { stamp: named, said: { name: [named, 1] } }));

  it('is said right after the place that it replaces, however late the thing was named', () => {
    const register = changed(known, { name: 'Crime', rank: rankAt(1) });
    expect(register).toMatchObject({ stamp: after(named), said: { name: [named, 1], rank: [after(FIRST_STAMP), 0] } });
  });

  it('is so also where the visitor names the thing as well', () => {
    const { said } = changed(known, { name: 'Dark', rank: rankAt(1) }) ?? {};
    expect([said?.['name']?.[0], said?.['rank']?.[0]]).toEqual([stamp, after(FIRST_STAMP)]);
  });

  it('but one that the visitor says is said now', () => {
    expect(changed(known, { name: 'Crime', rank: MOVED })).toMatchObject({ stamp, said: { rank: [stamp, 0] } });
  });

  it('brings nothing back that is gone elsewhere, and is not said of what cannot be read', () => {
    const before = { id: '9', name: 'Noir', description: '', rank: rankAt(1) };
    for (const register of [head(null, { stamp: named }), head({ name: 7 }, { stamp: named, isUnread: true })]) {
      expect(changed(knownOf(register, before), { rank: rankAt(2) })).toBeUndefined();
      expect(changed(knownOf(register, before), { rank: rankAt(2), name: 'Dark' })).toMatchObject({ stamp });
    }
  });
});

describe('the place of a collection beside its other facts (product.md, Devices: for itself)', () => {
  const libraryOf = (...ids: readonly string[]): Library => ({
    ...EMPTY_LIBRARY,
    collections: ids.map((id) => ({ id, name: 'Noir', description: '', movies: [] })),
  });

  it('stays as the visitor has just put it where it is named elsewhere', () => {
    const library = apply(libraryOf('8', '9'), { kind: 'collection-moved', collectionId: '9', rank: 'fzzzzzi' });
    const rank = rankAt(1);
    const registers = new Map([
      ['collections 8', head({ id: '8', rank: rankAt(0) }, { key: '8' })],
      ['collections 9', head({ name: 'Dark', rank }, { stamp: named, said: { name: [named, 0] } })],
    ]);
    const unapplied = new Map([['collections 9', { id: '9', name: 'Noir', description: '', rank }]]);
    const { actions } = resultOf(mergingActions(library, { registers, unapplied }, { withViews: true }));
    const { collections } = apply(library, { kind: 'batch', actions });
    expect(collections.map(({ id, name }) => [id, name])).toEqual([
      ['9', 'Dark'],
      ['8', 'Noir'],
    ]);
  });

  it('makes its name no newer, nor its name the place, where a device joins', () => {
    const joined = (mine: Register, theirs: Register) =>
      resultOf(
        joinedRegisters(new Map([['collections 9', mine]]), new Map([['collections 9', theirs]]), {
          device: 'here',
          choice: 'newer',
        }),
      );
    const mine = head({ name: 'Dark' }, { device: 'here' });
    const moved = { rank: [named, 0] } as const;
    expect(joined(mine, head({ rank: MOVED }, { stamp: named, said: moved }))).toMatchObject([
      { item: { name: 'Dark', rank: MOVED }, said: { rank: [after(named), 0] } },
    ]);
    expect(joined(mine, head({}, { stamp: named, said: { name: [named, 0] } }))).toMatchObject([
      { item: { name: 'Noir' } },
    ]);
  });
});
