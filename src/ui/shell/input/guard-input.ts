import { guardPresses } from './guard-presses.ts';
import { keepFocus } from './keep-focus.ts';

/**
 * Holds for the whole page what no single control can (product.md, Input: presses; product.md, Input: focus).
 * @returns a function that ends it
 */
export const guardInput = (): (() => void) => {
  const ends = [guardPresses(), keepFocus()];
  return () => {
    for (const end of ends) end();
  };
};
