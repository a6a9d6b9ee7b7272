import { useObservableEagerState } from 'observable-hooks';
import { useId, useState } from 'react';
import { inTime } from '#application/time/in-time.ts';
import type { EraseEverything } from '#application/use-cases/data/erase-everything.ts';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { countOf } from '#domain/format/format-count.ts';
import { formatLibraryCounts } from '#domain/format/format-library-counts.ts';
import { countsOf } from '#domain/library/counts-of.ts';
import { Button } from '../../components/form/button.tsx';
import { CheckField } from '../../components/form/check-field.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useSwap } from '../../hooks/use-swap.ts';
import { DataSection } from './data-section.tsx';
import styles from '../../components/form/question.module.css';

interface EraseSectionProps {
  readonly eraseEverything: EraseEverything;
  /** Undefined where the code did not come. */
  readonly devices: DevicesFacade | undefined;
  /** The number of other identifiers that have lists on this device. */
  readonly others: number;
}

/** A folder may not answer. Erasing goes on all the same. */
const LEAVING_LIMIT_MS = 10_000;

/** Erases everything; before it, unless the visitor takes the tick away, the shared folder is left. */
const useErasure = (eraseEverything: EraseEverything, devices: DevicesFacade | undefined) => {
  const { clock, consoleLog } = useApp();
  const [isErasing, setErasing] = useState(false);
  const [leaves, setLeaves] = useState(true);
  const leave = async (folder: DevicesFacade) => {
    try {
      await inTime(folder.leave(), { limitMs: LEAVING_LIMIT_MS, clock });
    } catch (error) {
      consoleLog.warn('devices', 'The shared folder could not be left.', error);
    }
  };
  const erase = async () => {
    setErasing(true);
    // First: afterwards the folder is not known here any more.
    if (leaves && devices) await leave(devices);
    await eraseEverything.execute();
    setErasing(false);
  };
  return { isErasing, leaves, setLeaves, erase: () => void (isErasing || erase()) };
};

interface LeaveFirstProps {
  readonly devices: DevicesFacade;
  readonly isChecked: boolean;
  readonly onToggle: () => void;
}

/** Whether the shared folder is to forget this device as well, where there is one (product.md, Devices on screen: erasing). */
function LeaveFirst({ devices, isChecked, onToggle }: LeaveFirstProps) {
  const { status } = useObservableEagerState(devices.state$);
  if (status === 'off') return null;
  return (
    <CheckField
      label="Also remove this device’s file from the shared folder"
      isChecked={isChecked}
      onToggle={onToggle}
    />
  );
}

/** Asks for a confirmation, and names the data that would be erased. */
function EraseConfirmation({
  eraseEverything,
  devices,
  others,
  onKeep,
}: EraseSectionProps & { readonly onKeep: () => void }) {
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
          icon={ICONS.trash}
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

/** Erases everything on this device, after a confirmation. */
export function EraseSection(erasing: EraseSectionProps) {
  const [isConfirming, setConfirming] = useState(false);
  // The first button is not the one that erases.
  const { place, swap } = useSwap('button');
  const change = (confirming: boolean) => swap(() => setConfirming(confirming));
  return (
    <DataSection title="Erase everything" text="Removes all that Matinee keeps in this browser, and starts it over.">
      <div ref={place}>
        {isConfirming ? (
          <EraseConfirmation {...erasing} onKeep={() => change(false)} />
        ) : (
          <Button icon={ICONS.trash} onClick={() => change(true)}>
            Erase everything
          </Button>
        )}
      </div>
    </DataSection>
  );
}
