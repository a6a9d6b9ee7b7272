import { formatCount } from '#domain/format/numbers.ts';
import styles from './search-summary.module.css';
import type { ShownAnswer } from './use-lingering.ts';

/** Spec section 2: how much was found, announced. The line keeps its room while nothing is known. */
export function SearchSummary({ text, state }: ShownAnswer) {
  const isEmpty = state.items.length === 0;
  const isKnown = !isEmpty || state.status === 'ready';
  return (
    <span role="status" className={styles.summary}>
      {isKnown && (
        <>
          {isEmpty ? 'No results found for "' : `Found ${formatCount(state.totalResults)} results for "`}
          <bdi className={styles.text}>{text}</bdi>"
        </>
      )}
    </span>
  );
}
