import { type SubmitEvent, useId, useState } from 'react';
import type { DevicesFacade, JoinedState } from '#application/use-cases/devices/devices-facade.ts';
import { deviceNameError } from '#domain/devices/device-name.ts';
import type { DrasticQuestion } from '#domain/devices/drastic-loss.ts';
import { useDraftText } from '../../../hooks/text/use-draft-text.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { useSwap } from '../../../hooks/use-swap.ts';
import { Button } from '../../form/button.tsx';
import { CheckField } from '../../form/check-field.tsx';
import { Icon } from '../../form/icon.tsx';
import { ICONS } from '../../form/icons.ts';
import { Leader } from '../../page/leader.tsx';
import { DeviceNameField } from '../device-name-field.tsx';
import { PairingLink } from '../pairing-link.tsx';
import { drasticTexts } from './drastic-texts.ts';
import { removalDetails, removalText } from './removal-texts.ts';
import { statusText, whenText } from './status-text.ts';
import question from '../../form/question.module.css';
import styles from '../devices.module.css';

export interface SyncProps {
  readonly devices: DevicesFacade;
  readonly state: JoinedState;
}

const GOES: Readonly<Record<JoinedState['place'], string>> = {
  disk: 'This device’s files in the shared folder go, its backups too, and the folder is forgotten here.',
  host: 'This device’s files on this site’s server go, its backups too, and the pairing link is forgotten here.',
};

/** Leaves, after a confirmation that says what goes and what stays (product.md, Devices on screen: leaving). */
function LeaveDevices({ devices, state }: SyncProps) {
  const id = useId();
  const { place, swap } = useSwap();
  const [isConfirming, setConfirming] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await devices.leave();
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
            {`${GOES[state.place]} Your lists stay as they are, here and on the other devices. Changes no longer come or go.`}
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

/** Changes what this device is called (product.md, Devices on screen: name). */
function RenameDevice({ devices, state: { name } }: SyncProps) {
  const { place, swap } = useSwap();
  const { text: typed, setText: setTyped, clear } = useDraftText('name of device', name);
  const [isTyping, setTyping] = useState(typed !== name);
  const close = () =>
    swap(() => {
      clear();
      setTyping(false);
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (deviceNameError(typed) !== undefined) return;
    if (typed.trim() !== name) void devices.rename(typed.trim());
    close();
  };
  return (
    <div ref={place} className={isTyping ? styles.whole : undefined}>
      {!isTyping ? (
        <Button icon={ICONS.pencil} onClick={() => swap(() => setTyping(true))}>
          Rename this device
        </Button>
      ) : (
        <form className={styles.preview} noValidate onSubmit={submit}>
          <DeviceNameField name={typed} onName={setTyped} />
          <div className={styles.actions}>
            <Button type="submit" variant="primary" aria-disabled={deviceNameError(typed) !== undefined}>
              Save
            </Button>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

/** What does not work, in words, with the button that helps (product.md, Devices on screen: notices). */
function Notices({ devices, state: { notices } }: SyncProps) {
  return (
    <div className={styles.notices} aria-live="polite">
      {notices.map(({ text }) => (
        <p key={text} dir="auto">
          <Icon path={ICONS.alert} />
          <span>{text}</span>
        </p>
      ))}
      {notices.some(({ canReconnect }) => canReconnect) && (
        <Button onClick={() => void devices.reconnect()}>Reconnect folder</Button>
      )}
    </div>
  );
}

/** What other devices removed, each with the way back (product.md, Devices on screen: removed elsewhere). */
function Removals({ devices, state: { removals } }: SyncProps) {
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
          <Button aria-describedby={`${id}-${at}`} onClick={() => void devices.bringBack(removal.id)}>
            Bring back
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Asks before most of what the visitor has goes (product.md, Devices on screen: drastic). */
function DrasticChoice({ asked, devices }: { readonly asked: DrasticQuestion; readonly devices: DevicesFacade }) {
  const id = useId();
  const texts = drasticTexts(asked);
  return (
    <div className={question.choice} role="group" aria-labelledby={`${id}-question`}>
      <p id={`${id}-question`} className={question.subject}>
        {texts.question}
      </p>
      <p id={`${id}-details`}>{`${texts.details} Nothing goes before you have answered.`}</p>
      <div className={question.actions}>
        <Button aria-describedby={`${id}-details`} onClick={() => void devices.answer(false)}>
          Keep them on all devices
        </Button>
        <Button
          icon={ICONS.trash}
          className={question.danger}
          aria-describedby={`${id}-details`}
          onClick={() => void devices.answer(true)}
        >
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}

/** How it is with sharing (product.md, Devices on screen: state). */
export function SyncStatus(sync: SyncProps) {
  const { devices, state } = sync;
  const now = useNow();
  // The other devices with the time when each last wrote, and this one. Two devices may have the same name.
  const lines = [
    ...state.others.map(({ name, writtenAt }, at) => ({ id: `${at}`, name, value: whenText(writtenAt, now) })),
    { id: 'own', name: state.name, value: 'this device' },
  ];
  return (
    <>
      <p className={styles.status}>{statusText(state, now)}</p>
      <Notices {...sync} />
      {/* The place is there before the question, so that it is announced. */}
      <div aria-live="polite" className={styles.asked}>
        {state.question && <DrasticChoice asked={state.question} devices={devices} />}
      </div>
      <ul className={styles.devices} aria-label="Devices">
        {lines.map(({ id, name, value }) => (
          <li key={id}>
            <bdi className={styles.name}>{name}</bdi>
            <Leader /> <span>{value}</span>
          </li>
        ))}
      </ul>
      <Removals {...sync} />
    </>
  );
}

/** The pairing link, once more, for another device. */
function PairingDisclosure({ path }: { readonly path: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={isOpen ? styles.whole : undefined}>
      <Button aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide pairing link' : 'Show pairing link'}
      </Button>
      {isOpen && (
        <div id={id} className={styles.disclosed}>
          <PairingLink path={path} />
        </div>
      )}
    </div>
  );
}

/** What a visitor can do besides sharing at once. */
export function SyncActions(sync: SyncProps) {
  const { pairingPath } = sync.state;
  return (
    <>
      {pairingPath !== undefined && <PairingDisclosure path={pairingPath} />}
      <RenameDevice {...sync} />
      <LeaveDevices {...sync} />
    </>
  );
}

/** Whether the folder gets a backup a day as well (product.md, Devices on screen: backups). */
export function SyncBackup({ devices, state: { keepsBackups, backedUpAt } }: SyncProps) {
  const now = useNow();
  return (
    <CheckField
      label="Keep a daily backup in this folder"
      hint={backedUpAt ? `last made ${whenText(backedUpAt, now)}` : 'none made yet'}
      isChecked={keepsBackups}
      onToggle={() => void devices.keepBackups(!keepsBackups)}
    />
  );
}
