import type { BringOver, OtherLibrary } from '#application/use-cases/library/bring-over.ts';
import { formatIdentifier } from '#domain/format/format-identifier.ts';
import { formatLibraryCounts } from '#domain/format/format-library-counts.ts';
import { formatRelativeTime } from '#domain/format/format-relative-time.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { Button } from '../../components/form/button.tsx';
import { Hidden } from '../../components/page/hidden.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useNow } from '../../hooks/use-now.ts';
import { DataSection } from './data-section.tsx';
import styles from './bring-over-section.module.css';

interface BringOverSectionProps {
  readonly bringOver: BringOver;
  readonly others: readonly OtherLibrary[];
}

/** Brings over an identifier's library. A failure is notified and logged. */
const useBringOver = (bringOver: BringOver) => {
  const { notifications, consoleLog } = useApp();
  return (identifier: Identifier): void => {
    bringOver.execute(identifier).catch((error: unknown) => {
      consoleLog.error('library', 'The lists of another identifier could not be brought over.', error);
      notifications.show({ type: 'error', message: 'The lists could not be brought over' });
    });
  };
};

interface OtherLineProps {
  readonly other: OtherLibrary;
  readonly onBring: () => void;
}

/** Another identifier, with the number of items that it would add. */
function OtherLine({ other: { identifier, lastUpdated, adds }, onBring }: OtherLineProps) {
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

/** The libraries that this device stored when the visitor had another network or browser. */
export function BringOverSection({ bringOver, others }: BringOverSectionProps) {
  const bring = useBringOver(bringOver);
  return (
    <DataSection
      title="Bring over"
      text="This browser also keeps lists from other networks. What you bring over is copied: they keep it as well."
    >
      <ul className={styles.others}>
        {others.map((other) => (
          <OtherLine key={other.identifier} other={other} onBring={() => bring(other.identifier)} />
        ))}
      </ul>
    </DataSection>
  );
}
