import { describe, expect, it } from 'vitest';
import { stampAt } from '#fixtures/devices/stamp-at.ts';
import { rankAt, rankBetween } from '../../library/order/rank.ts';
import { resultOf } from '../../steps.ts';
import { takeRegisters } from '../known.ts';
import { PLACE } from '../register-lists.ts';
import type { Register, Registers } from '../register.ts';
import { after, FIRST_STAMP, type Stamp } from '../stamp.ts';
import { sayingIn, valueIn, type Said } from '../statement.ts';
import type { JoinChoice } from './join-choice.ts';
import { joinedRegisters } from './joined-registers.ts';

describe('the place of a collection that both have described differently (product.md, Devices: joining, for itself)', () => {
  const [BEFORE, AFTER] = [rankBetween(undefined, rankAt(0)), rankBetween(rankAt(4), undefined)];
  const [MOVED_AT, NAMED_AT] = [stampAt(2), stampAt(5)];
  const head = (name: string, rank: string | undefined, more: Partial<Register> = {}, key = '9'): Registers => {
    const item = { id: key, name, description: '', ...(rank !== undefined && { rank }) };
    return new Map([
      [`collections ${key}`, { list: 'collections', key, stamp: FIRST_STAMP, device: 'here', item, ...more }],
    ]);
  };
  const mine = (rank: string | undefined, name: string) => head(name, rank);
  const theirs = (rank: string, place = MOVED_AT) => {
    const said: Said = {
      name: [NAMED_AT],
      description: [NAMED_AT],
      ...(place !== FIRST_STAMP && { rank: [place] as const }),
    };
    return head('Crime', rank, { said, stamp: NAMED_AT, device: 'other' });
  };
  const join = (own: Registers, others: Registers, choice: JoinChoice) =>
    resultOf(joinedRegisters(own, others, { device: 'here', choice }));
  const placeIn = (registers: readonly Register[]) =>
    registers.flatMap((register) =>
      register.key === '9' ? [[valueIn(register, PLACE), sayingIn(register, PLACE)[0]]] : [],
    );

  it.each<[what: string, own: string | undefined, choice: JoinChoice, rank: string, at: Stamp]>([
    ['both have it there: nothing is said of it', BEFORE, 'mine', BEFORE, MOVED_AT],
    ['both have it there, whatever is chosen', BEFORE, 'theirs', BEFORE, MOVED_AT],
    ['only the others have moved it', undefined, 'mine', BEFORE, after(MOVED_AT)],
    ['each has it elsewhere, and theirs is chosen', AFTER, 'theirs', BEFORE, after(MOVED_AT)],
    ['each has it elsewhere, and mine is chosen', AFTER, 'mine', AFTER, after(MOVED_AT)],
    ['each has it elsewhere, and theirs is the newer', AFTER, 'newer', BEFORE, after(MOVED_AT)],
  ])('%s', (_, own, choice, rank, at) => {
    expect(placeIn(join(mine(own, 'Noir'), theirs(BEFORE), choice))).toEqual([[rank, at]]);
  });

  it.each<[JoinChoice, string]>([
    ['mine', AFTER],
    ['theirs', BEFORE],
  ])('is the chosen one on both sides, though neither is the later one: %s', (choice, rank) => {
    const [own, others] = [mine(AFTER, 'Noir'), theirs(BEFORE, FIRST_STAMP)];
    const joined = join(own, others, choice);
    for (const registers of [own, others]) {
      const known = resultOf(takeRegisters({ registers, unapplied: new Map() }, others.values()));
      const { registers: all } = resultOf(takeRegisters(known, joined));
      expect(all.get('collections 9')?.item).toMatchObject({ rank });
    }
  });

  it('says nothing of a place that merging gives to both anyway', () => {
    expect(join(mine(AFTER, 'Crime'), theirs(BEFORE), 'theirs')).toEqual([]);
    expect(placeIn(join(mine(AFTER, 'Crime'), theirs(BEFORE), 'mine'))).toEqual([[AFTER, after(MOVED_AT)]]);
  });

  it('stays as the others say it, and when, where this device has said something of the list while their folder could not be read', () => {
    const since = head('New', undefined, { stamp: NAMED_AT }, '8');
    for (const choice of ['newer', 'theirs'] as const) {
      const joined = join(new Map([...mine(AFTER, 'Noir'), ...since]), theirs(BEFORE), choice);
      expect(placeIn(joined)).toEqual([[BEFORE, MOVED_AT]]);
    }
  });
});
