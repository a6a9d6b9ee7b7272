import type { BringOver, OtherLibrary } from '#application/use-cases/library/bring-over.ts';
import { DataSection } from './data-section.tsx';
import { OtherLine } from './other-line.tsx';
import { useBringOver } from './use-bring-over.ts';
import styles from './bring-over-section.module.css';

interface BringOverSectionProps {
  readonly bringOver: BringOver;
  readonly others: readonly OtherLibrary[];
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
