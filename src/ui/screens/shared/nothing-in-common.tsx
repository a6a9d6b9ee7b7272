import { countOf } from '#domain/format/format-count.ts';
import { Button } from '../../components/form/button.tsx';
import { Hidden } from '../../components/page/hidden.tsx';
import styles from './shared-list-page.module.css';

interface NothingInCommonProps {
  /** Whether only what both have is shown. */
  readonly isOn: boolean;
  readonly count: number;
  readonly onShowAll: () => void;
}

/** Says what 'What we both have' did: to all where nothing is left, else to those who listen. */
export function NothingInCommon({ isOn, count, onShowAll }: NothingInCommonProps) {
  const isNone = isOn && count === 0;
  return (
    <div className={isNone ? styles.none : undefined}>
      <p role="status">
        <span>{isNone && 'None of these titles is on your lists, or seen or rated by you.'}</span>
        {isOn && !isNone && <Hidden>{`Showing ${countOf(count, 'title')} that you have too`}</Hidden>}
      </p>
      {isNone && <Button onClick={onShowAll}>Show all of it</Button>}
    </div>
  );
}
