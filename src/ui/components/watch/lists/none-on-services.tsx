import { formatCount } from '#domain/format/format-count.ts';
import { Button } from '../../form/button.tsx';
import { Hidden } from '../../page/hidden.tsx';
import type { OnServices } from './use-on-services.ts';
import styles from './none-on-services.module.css';

interface NoneOnServicesProps {
  readonly services: OnServices;
  /** The number of titles that are shown. */
  readonly count: number;
  readonly onShowAll: () => void;
}

/**
 * Says what the switch did: to all where nothing is left, else to those who listen, once all is checked.
 */
export function NoneOnServices({ services: { check }, count, onShowAll }: NoneOnServicesProps) {
  const isDone = check !== undefined && check.checked === check.total;
  const none = isDone ? 'None of these is on your services.' : 'None of these is known to be on your services yet.';
  return (
    <div className={count === 0 ? styles.none : undefined}>
      <p role="status">
        <span>{count === 0 && none}</span>
        {count > 0 && isDone && <Hidden>{`Showing ${formatCount(count)}`}</Hidden>}
      </p>
      {count === 0 && <Button onClick={onShowAll}>Show all of them</Button>}
    </div>
  );
}
