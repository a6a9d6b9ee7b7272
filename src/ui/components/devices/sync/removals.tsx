import { useId } from 'react';
import type { DevicesFacade, JoinedState } from '#application/use-cases/devices/devices-facade.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { Button } from '../../form/button.tsx';
import { removalDetails, removalText } from './removal-texts.ts';
import styles from '../devices.module.css';

interface RemovalsProps extends Pick<JoinedState, 'removals'> {
  readonly onBringBack: DevicesFacade['bringBack'];
}

/** What other devices removed, each with the way back (product.md, Devices on screen: removed elsewhere). */
export function Removals({ removals, onBringBack }: RemovalsProps) {
  const id = useId();
  const now = useNow();
  if (removals.length === 0) return null;
  return (
    <ul className={styles.removals} aria-label="Removed on other devices">
      {removals.map((removal, at) => (
        <li key={removal.id}>
          <p id={`${id}-${at}`}>
            <bdi className={styles.name}>{removal.name ?? 'Another device'}</bdi>{' '}
            <span>{removalText(removal, now)}</span>
          </p>
          {removalDetails(removal).map((text) => (
            <p key={text} className={styles.removed} dir="auto">
              {text}
            </p>
          ))}
          <Button aria-describedby={`${id}-${at}`} onClick={() => void onBringBack(removal.id)}>
            Bring back
          </Button>
        </li>
      ))}
    </ul>
  );
}
