import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryAction, arbitraryActions } from '#fixtures/library/arbitrary-action.ts';
import { runSteps } from '../../devices/steps.ts';
import { apply, inverse } from '../apply.ts';
import type { LibraryAction } from '../library-change.ts';
import { EMPTY_LIBRARY, type Library } from '../library.ts';
import { takeBack } from './take-back.ts';

const after = (actions: readonly LibraryAction[], from: Library = EMPTY_LIBRARY) => actions.reduce(apply, from);

/** Any act, a restored library and a batch of hundreds among them. */
const arbitraryAct: fc.Arbitrary<LibraryAction> = fc.oneof(
  arbitraryAction,
  arbitraryActions.map((actions) => ({ kind: 'library-replaced' as const, library: after(actions) })),
  arbitraryActions.map((actions) => ({ kind: 'batch' as const, actions })),
);

const undone = (before: Library, act: LibraryAction, since: readonly LibraryAction[]): Library => {
  const made = apply(before, act);
  const now = after(since, made);
  return apply(now, runSteps(takeBack({ before, after: made, now })));
};

describe('taking back any act (product.md, Lists: late undo)', () => {
  it('is its inverse where nothing came after: everything is in its place', () => {
    fc.assert(
      fc.property(arbitraryActions, arbitraryAct, (earlier, act) => {
        const before = after(earlier);
        expect(undone(before, act, [])).toEqual(before);
        expect(undone(before, act, [])).toEqual(apply(apply(before, act), inverse(before, act)));
      }),
      { numRuns: 1_000 },
    );
  });
});
