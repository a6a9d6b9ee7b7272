import { Button } from '../../form/button.tsx';
import { ICONS } from '../../form/icons.ts';
import { Hidden } from '../../page/hidden.tsx';
import styles from './filters-button.module.css';

interface FiltersButtonProps {
  /** How many filters are on. */
  readonly count: number;
  readonly onOpen: () => void;
}

/** Opens the filters of a list, and says how many of them are on. It is as wide with a number as without (product.md, Lists: filters). */
export function FiltersButton({ count, onOpen }: FiltersButtonProps) {
  return (
    <Button variant="quiet" icon={ICONS.filter} aria-haspopup="dialog" onClick={onOpen}>
      <span>Filters</span>{' '}
      <span key={count} className={styles.count} data-on={count > 0 || undefined}>
        {count > 0 && (
          <>
            <span>{count}</span> <Hidden>on</Hidden>
          </>
        )}
      </span>
    </Button>
  );
}
