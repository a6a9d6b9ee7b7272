import { useId } from 'react';
import type { EraseEverything } from '#application/use-cases/data/erase-everything.ts';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { countOf } from '#domain/format/format-count.ts';
import { formatLibraryCounts } from '#domain/format/format-library-counts.ts';
import { countsOf } from '#domain/library/counts-of.ts';
import { Button } from '../../components/form/button.tsx';
import { LATE_ICONS } from '../../components/form/late-icons.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { LeaveFirst } from './devices/leave-first.tsx';
import { useErasure } from './use-erasure.ts';
import styles from '../../components/form/question.module.css';

interface EraseConfirmationProps {
  readonly eraseEverything: EraseEverything;
  readonly devices: DevicesFacade | undefined;
  readonly others: number;
  readonly onKeep: () => void;
}

/** Asks for a confirmation, and names the data that would be erased. */
export function EraseConfirmation({ eraseEverything, devices, others, onKeep }: EraseConfirmationProps) {
  const id = useId();
  const library = useLibrary((whole) => whole);
  const { isErasing, leaves, setLeaves, erase } = useErasure(eraseEverything, devices);
  return (
    <div className={styles.choice} role="group" aria-labelledby={`${id}-question`}>
      <p id={`${id}-question`} className={styles.subject}>
        Erase everything for good?
      </p>
      <p
        id={`${id}-counts`}
      >{`This erases ${formatLibraryCounts(countsOf(library)) ?? 'your settings'}${others > 0 ? `, and the lists of ${countOf(others, 'other network')}` : ''}. It cannot be undone.`}</p>
      {devices && <LeaveFirst devices={devices} isChecked={leaves} onToggle={() => setLeaves(!leaves)} />}
      <div className={styles.actions}>
        <Button aria-describedby={`${id}-counts`} onClick={onKeep}>
          Keep everything
        </Button>
        <Button
          icon={LATE_ICONS.trash}
          className={styles.danger}
          aria-disabled={isErasing}
          aria-describedby={`${id}-counts`}
          onClick={erase}
        >
          {isErasing ? 'Erasing...' : 'Erase everything'}
        </Button>
      </div>
    </div>
  );
}
