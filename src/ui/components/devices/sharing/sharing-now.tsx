import type { DevicesFacade, SharingState } from '#application/use-cases/devices/devices-facade.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { BackupField } from './backup-field.tsx';
import { DeviceList } from './device-list.tsx';
import { DrasticChoice } from './drastic-choice.tsx';
import { Notices } from './notices.tsx';
import { PairingDisclosure } from './pairing-disclosure.tsx';
import { Removals } from './removals.tsx';
import { RenameDevice } from './rename-device.tsx';
import { statusText } from './status-text.ts';
import { StopSharing } from './stop-sharing.tsx';
import styles from '../devices.module.css';

interface SharingProps {
  readonly devices: DevicesFacade;
  readonly state: SharingState;
}

/** How it is with sharing (product.md, Devices on screen: state). */
export function SharingStatus({ devices, state }: SharingProps) {
  const now = useNow();
  return (
    <>
      <p className={styles.status}>{statusText(state, now)}</p>
      <Notices notices={state.notices} onReconnect={() => devices.reconnect()} />
      {/* The place is there before the question, so that it is announced. */}
      <div aria-live="polite" className={styles.asked}>
        {state.question && <DrasticChoice asked={state.question} onAnswer={(removes) => devices.answer(removes)} />}
      </div>
      <DeviceList {...state} />
      <Removals removals={state.removals} onBringBack={(id) => devices.bringBack(id)} />
    </>
  );
}

/** What a visitor can do besides sharing at once. */
export function SharingActions({ devices, state: { name, place, pairingPath } }: SharingProps) {
  return (
    <>
      {pairingPath !== undefined && <PairingDisclosure path={pairingPath} />}
      <RenameDevice name={name} onRename={(typed) => devices.rename(typed)} />
      <StopSharing place={place} onLeave={() => devices.leave()} />
    </>
  );
}

export function SharingBackup({ devices, state }: SharingProps) {
  return <BackupField {...state} onKeep={(keeps) => devices.keepBackups(keeps)} />;
}
