import { formatCount } from '#domain/format/format-count.ts';
import type { ShownAnswer } from './use-lingering.ts';
import styles from './search-summary.module.css';

/**
 * The number of results, which is announced (product.md, Search: heading). The line reserves its room while nothing is
 * known.
 */
export function SearchSummary({ text, state }: ShownAnswer) {
  const isEmpty = state.items.length === 0;
  const isKnown = !isEmpty || state.status === 'ready';
  return (
    <span role="status" className={styles.summary}>
      {isKnown && (
        <>
          <span>{isEmpty ? 'No results found for "' : `Found ${formatCount(state.totalResults)} results for "`}</span>
          <bdi className={styles.text}>{text}</bdi>
          <span>"</span>
        </>
      )}
    </span>
  );
}
