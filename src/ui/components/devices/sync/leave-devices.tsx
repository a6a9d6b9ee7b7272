import { useId, useState } from 'react';
import type { DevicesFacade, JoinedState } from '#application/use-cases/devices/devices-facade.ts';
import { useSwap } from '../../../hooks/use-swap.ts';
import { Button } from '../../form/button.tsx';
import question from '../../form/question.module.css';
import styles from '../devices.module.css';

interface LeaveDevicesProps extends Pick<JoinedState, 'place'> {
  readonly onLeave: DevicesFacade['leave'];
}

const GOES: Readonly<Record<JoinedState['place'], string>> = {
  disk: 'This device’s files in the shared folder go, its backups too, and the folder is forgotten here.',
  host: 'This device’s files on this site’s server go, its backups too, and the pairing link is forgotten here.',
};

/** Leaves, after a confirmation that says what goes and what stays (product.md, Devices on screen: leaving). */
export function LeaveDevices({ place: kind, onLeave }: LeaveDevicesProps) {
  const id = useId();
  const { place, swap } = useSwap();
  const [isConfirming, setConfirming] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await onLeave();
    setLeaving(false);
  };
  return (
    <div ref={place} className={isConfirming ? styles.whole : undefined}>
      {isConfirming ? (
        <div className={question.choice} role="group" aria-labelledby={`${id}-question`}>
          <p id={`${id}-question`} className={question.subject}>
            Stop sharing on this device?
          </p>
          <p id={`${id}-effect`}>
            {`${GOES[kind]} Your lists stay as they are, here and on the other devices. Changes no longer come or go.`}
          </p>
          <div className={question.actions}>
            <Button aria-describedby={`${id}-effect`} onClick={() => swap(() => setConfirming(false))}>
              Keep sharing
            </Button>
            <Button
              className={question.danger}
              aria-disabled={isLeaving}
              aria-describedby={`${id}-effect`}
              onClick={() => isLeaving || void leave()}
            >
              {isLeaving ? 'Stopping...' : 'Stop sharing'}
            </Button>
          </div>
        </div>
      ) : (
        <Button onClick={() => swap(() => setConfirming(true))}>Stop sharing</Button>
      )}
    </div>
  );
}
