import { countOf } from '../../format/format-count.ts';
import type { EarlierVersion } from './earlier-version.ts';

/** 'before "Lists joined"', 'before 14 titles were removed' or 'daily' (product.md, Earlier versions: section). */
export const formatVersionReason = ({ before }: Pick<EarlierVersion, 'before'>): string => {
  if (!before) return 'daily';
  return 'done' in before ? `before "${before.done}"` : `before ${countOf(before.removed, 'title')} were removed`;
};
