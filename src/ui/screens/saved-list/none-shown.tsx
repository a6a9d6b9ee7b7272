import { formatCount } from '#domain/format/format-count.ts';
import type { SavedFilter } from '#domain/library/saved-list-view.ts';
import { Button } from '../../components/form/button.tsx';
import { Hidden } from '../../components/page/hidden.tsx';
import styles from './none-shown.module.css';

interface NoneShownProps {
  readonly filter: SavedFilter;
  /** The number of titles that the filter lets through. */
  readonly count: number;
  readonly onShowAll: () => void;
}

const NONE: Readonly<Record<SavedFilter, string>> = {
  all: '',
  movie: 'There are no movies on this list.',
  tv: 'There are no TV shows on this list.',
};

/**
 * Says what a filter did. Screen readers always announce it. Other visitors see it when the filter lets nothing
 * through.
 */
export function NoneShown({ filter, count, onShowAll }: NoneShownProps) {
  const isNone = filter !== 'all' && count === 0;
  return (
    <div className={isNone ? styles.none : undefined}>
      <p role="status">
        <span>{isNone && NONE[filter]}</span>
        {filter !== 'all' && !isNone && <Hidden>{`Showing ${formatCount(count)}`}</Hidden>}
      </p>
      {isNone && <Button onClick={onShowAll}>Show all types</Button>}
    </div>
  );
}
