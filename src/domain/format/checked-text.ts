import { formatCount } from './format-count.ts';

/** How far titles are asked about, as it is told wherever they are (product.md, Lists: asked). */
export const checkedText = (checked: number, total: number): string =>
  `Checked ${formatCount(checked)} of ${formatCount(total)}`;
