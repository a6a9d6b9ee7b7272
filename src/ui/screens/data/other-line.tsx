import type { OtherLibrary } from '#application/use-cases/library/bring-over.ts';
import { formatIdentifier } from '#domain/format/format-identifier.ts';
import { formatLibraryCounts } from '#domain/format/format-library-counts.ts';
import { formatRelativeTime } from '#domain/format/format-relative-time.ts';
import { Button } from '../../components/form/button.tsx';
import { Hidden } from '../../components/page/hidden.tsx';
import { useNow } from '../../hooks/use-now.ts';
import styles from './bring-over-section.module.css';

interface OtherLineProps {
  readonly other: OtherLibrary;
  readonly onBring: () => void;
}

/** Another identifier, with the number of items that it would add. */
export function OtherLine({ other: { identifier, lastUpdated, adds }, onBring }: OtherLineProps) {
  const now = useNow();
  const used = lastUpdated === undefined ? undefined : formatRelativeTime(lastUpdated, now);
  const added = formatLibraryCounts(adds);
  const name = formatIdentifier(identifier);
  return (
    <li>
      <div>
        <p className={styles.name} title={identifier}>
          <bdi>{name}</bdi>
          {used && <span>{`, saved ${used}`}</span>}
        </p>
        <p className={styles.adds}>{added ? `Would add ${added}` : 'Everything of it is here already'}</p>
      </div>
      <Button aria-disabled={!added} onClick={() => added && onBring()}>
        Bring over<Hidden>{` from ${name}`}</Hidden>
      </Button>
    </li>
  );
}
