import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stampAt } from '#fixtures/devices/stamp-at.ts';
import { syncedOf } from '#fixtures/devices/synced-of.ts';
import { arbitraryActions } from '#fixtures/library/arbitrary-action.ts';
import { apply } from '../library/apply.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { numbered, rankBetween } from '../library/order/rank.ts';
import { resultOf } from '../steps.ts';
import { joinRegisters } from './join-registers.ts';
import { takeRegisters, withNoted, type Known } from './known.ts';
import { mergingActions } from './merging-actions.ts';
import { noteChanges } from './note-changes.ts';
import type { Registers } from './register.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const here = { device: 'here', now: NOW };
const NO_COLLECTIONS: Library = { ...EMPTY_LIBRARY, collections: [] };

const libraries = arbitraryActions.map((actions) => actions.reduce<Library>(apply, EMPTY_LIBRARY));

/** Marked as not seen by an earlier release, which keeps its days: it is new to the devices. */
const UNMARKED: Library = {
  ...EMPTY_LIBRARY,
  marks: [{ id: 4, media_type: 'movie', note: 'Fog.', viewings: { '2026-11-20': { note: 'Again.' } } }],
};

const take = (library: Library, known: Known): Library => {
  const { actions } = resultOf(mergingActions(library, known, { withViews: true }));
  return apply(library, { kind: 'batch', actions });
};
const arriving = (registers: Registers, library = NO_COLLECTIONS): Library =>
  take(library, resultOf(takeRegisters({ registers: new Map(), unapplied: new Map() }, registers.values())));

const note = (library: Library, known: Known): Known => withNoted(known, resultOf(noteChanges(library, known, here)));

const orderOf = ({ collections }: Library): readonly number[] => collections[0]?.movies.map(({ id }) => id) ?? [];

/** A movie of the first collection at another place, as the use case puts it there. */
const movedTo = (library: Library, id: number, index: number): Library => {
  const others = numbered(library.collections[0]?.movies ?? []).filter((each) => each.id !== id);
  const rank = `${rankBetween(others[index - 1]?.rank, others[index]?.rank)}${id}`;
  return apply(library, { kind: 'movie-moved', collectionId: '9', title: { id }, rank });
};

describe('a library', () => {
  it('comes back from its registers as it was, saved titles by when they were added (product.md, Devices: registers)', () => {
    fc.assert(
      fc.property(libraries, (library) => {
        const back = arriving(resultOf(joinRegisters(library, here)));
        expect(syncedOf(back)).toEqual(syncedOf(library));
        const times = back.watchlist.map(({ addedAt }) => addedAt);
        expect(times).toEqual(times.toSorted());
      }),
    );
  });

  it('has nothing to note once it is noted', () => {
    fc.assert(
      fc.property(libraries, libraries, (before, after) => {
        const known = note(after, { registers: resultOf(joinRegisters(before, here)), unapplied: new Map() });
        const library = take(after, known);
        const again = resultOf(noteChanges(library, note(library, known), here));
        expect(again).toMatchObject({ changes: [], removals: [] });
      }),
    );
  });

  it('becomes that of the device that changed it last, whatever it was (product.md, Devices: merging)', () => {
    fc.assert(
      fc.property(libraries, libraries, (before, after) => {
        const shared = { registers: resultOf(joinRegisters(before, here)), unapplied: new Map() };
        const changed = note(after, shared);
        const other = resultOf(takeRegisters(shared, changed.registers.values()));
        const shown = { ...take(after, changed) };
        expect(syncedOf(take(before, other))).toEqual(syncedOf(shown));
      }),
      { examples: [[EMPTY_LIBRARY, UNMARKED]] },
    );
  });

  it('takes what a visitor changes last, whatever stamps a broken clock has left (product.md, Devices: stamp)', () => {
    const last = stampAt(Date.UTC(2200, 0, 1), 0xff_ff);
    const stamps = fc.constantFrom(last, `${last}f`, `${last}0a`, stampAt(Date.UTC(2190, 0, 1), 0xff_ff));
    fc.assert(
      fc.property(libraries, libraries, libraries, stamps, (broken, before, after, stamp) => {
        const joined = resultOf(joinRegisters(broken, here));
        const registers = new Map([...joined].map(([id, register]) => [id, { ...register, stamp, device: 'zz' }]));
        const shared = { registers, unapplied: new Map() };
        const [first, second] = [note(before, shared), note(after, note(before, shared))];
        const other = resultOf(takeRegisters(first, second.registers.values()));
        expect(syncedOf(take(before, other))).toEqual(syncedOf(take(after, second)));
        const back = resultOf(takeRegisters(second, registers.values()));
        expect(back).toBe(second);
      }),
    );
  });

  it('has all that two devices moved offline where they moved it, in one order (product.md, Collections: order)', () => {
    const ids = [1, 2, 3, 4, 5, 6, 7, 8];
    const places = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 2 });
    const moves = fc.tuple(places, fc.nat(7), fc.nat(7)).filter(([, one, other]) => one !== other);
    fc.assert(
      fc.property(moves, fc.boolean(), ([[a = 0, b = 0], toA, toB], isArranged) => {
        const movies = ids.map((id) => ({ id }));
        const plain = { ...EMPTY_LIBRARY, collections: [{ id: '9', name: 'N', description: '', movies }] };
        const start = isArranged ? movedTo(plain, 3, 0) : plain;
        const shared = { registers: resultOf(joinRegisters(start, here)), unapplied: new Map() };
        const [one, other] = [movedTo(start, a, toA), movedTo(start, b, toB)];
        const [ofOne, ofOther] = [note(one, shared), note(other, shared)];
        const first = take(one, resultOf(takeRegisters(ofOne, ofOther.registers.values())));
        const second = take(other, resultOf(takeRegisters(ofOther, ofOne.registers.values())));
        expect(orderOf(second)).toEqual(orderOf(first));
        const without = (id: number, library: Library) => orderOf(library).filter((each) => each !== id);
        // Beside what the other one moved, everything is as each of the two left it.
        expect(without(b, first)).toEqual(without(b, one));
        expect(without(a, first)).toEqual(without(a, other));
        // A device that joins later has the same.
        const joined = resultOf(takeRegisters(ofOne, ofOther.registers.values()));
        expect(orderOf(arriving(joined.registers))).toEqual(orderOf(first));
      }),
    );
  });

  it('keeps what it was given for good: no change of facts is a change (product.md, Devices: change)', () => {
    fc.assert(
      fc.property(libraries, (library) => {
        const known = { registers: resultOf(joinRegisters(library, here)), unapplied: new Map() };
        const renewed = {
          ...library,
          watchlist: library.watchlist.map((title) => ({ ...title, poster_path: '/new.jpg', vote_average: 1 })),
          marks: library.marks.map((title) => ({ ...title, title: 'Renamed' })),
        };
        expect(resultOf(noteChanges(renewed, known, here)).changes).toEqual([]);
      }),
    );
  });
});
