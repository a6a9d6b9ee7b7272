import { expect, it } from 'vitest';
import { isInWindow } from './is-in-window.ts';

const WINDOW = { innerWidth: 390, innerHeight: 844 };
const at = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 50 });

it.each([
  [0, 0, true],
  [-99, -49, true],
  [-100, 0, false],
  [0, -50, false],
  [389, 843, true],
  [390, 0, false],
  [0, 844, false],
])(
  'what begins %i px from the left and %i px from the top, 100 px wide and 50 px high, is in sight: %j',
  (left, top, isIn) => {
    expect(isInWindow(at(left, top), WINDOW)).toBe(isIn);
  },
);
