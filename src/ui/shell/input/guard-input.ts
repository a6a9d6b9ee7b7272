import { guardConversions } from './guard-conversions.ts';
import { guardPresses } from './guard-presses.ts';
import { keepFocus } from './keep-focus.ts';

/**
 * Holds for the whole page what no single control can (product.md, Input).
 * @returns a function that ends it
 */
export const guardInput = (): (() => void) => {
  const ends = [guardConversions(), guardPresses(), keepFocus()];
  return () => {
    for (const end of ends) end();
  };
};
