import { useObservableEagerState } from 'observable-hooks';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import type { DevicesFacade, DevicesState } from '#application/use-cases/devices/devices-facade.ts';
import type { KeptCalendar } from '#application/use-cases/devices/round/folder-calendar.ts';
import { Button } from '../form/button.tsx';
import { CheckField } from '../form/check-field.tsx';
import { Hidden } from '../page/hidden.tsx';
import { JoinDialog } from './joining/join-dialog.tsx';
import { partnersText } from './sync/status-text.ts';
import { SyncActions, SyncBackup, type SyncProps, SyncStatus } from './sync/sync-now.tsx';
import styles from './devices.module.css';

const announced = (state: DevicesState, isAsking: boolean): string => {
  if (isAsking) return 'Sharing...';
  return state.status === 'on' ? partnersText(state) : '';
};

const labelOf = (isOn: boolean, isAsking: boolean): string => {
  if (!isOn) return 'Share between devices';
  return isAsking ? 'Sharing...' : 'Share now';
};

/**
 * Keeps the focus in a region: where the element that has it goes, the region's first button takes it. What has been shared,
 * answered or reconnected elsewhere may take away what the visitor is at.
 */
const useKeptFocus = () => {
  const region = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) region.current?.querySelector('button')?.focus();
  });
  return {
    ref: region,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: ({ target }: FocusEvent) => {
      // An element that is taken away may tell of it too.
      if (target.isConnected) focused.current = null;
    },
  };
};

const CONTENTS = 'only titles and days are in it';

const hintOf = (kept: KeptCalendar | undefined): string => {
  if (!kept) return CONTENTS;
  return kept.isEmpty ? 'there is no file while nothing is coming' : `${kept.name}: ${CONTENTS}`;
};

/** Whether a folder on disk gets a calendar file as well, and whether that reminds (product.md, Calendar files: folder). */
function SyncCalendar({ devices, state: { place, calendarFile } }: SyncProps) {
  if (place !== 'disk') return null;
  return (
    <>
      <CheckField
        label="Keep a calendar file in this folder"
        hint={hintOf(calendarFile)}
        isChecked={calendarFile !== undefined}
        onToggle={() => void devices.keepCalendar(calendarFile ? undefined : { reminds: false })}
      />
      {calendarFile && (
        <CheckField
          label="Remind me on the evening before"
          hint="at 20:00, by your calendar"
          isChecked={calendarFile.reminds}
          onToggle={() => void devices.keepCalendar({ reminds: !calendarFile.reminds })}
        />
      )}
    </>
  );
}

/** Sharing lists between the visitor's own devices: how it is, and what can be done (product.md, Devices on screen: section). */
export function Devices({ devices }: { readonly devices: DevicesFacade }) {
  const state = useObservableEagerState(devices.state$);
  const [isJoining, setJoining] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const syncNow = async () => {
    setAsking(true);
    await devices.syncNow();
    setAsking(false);
  };
  const isOn = state.status === 'on';
  return (
    <div className={styles.section} {...useKeptFocus()}>
      <p role="status" className={styles.said}>
        <Hidden>{announced(state, isAsking)}</Hidden>
      </p>
      {isOn && <SyncStatus devices={devices} state={state} />}
      <div className={styles.actions}>
        {/* One button for both: the dialog that turns sharing on gives it the focus back. */}
        <Button
          aria-haspopup={isOn ? undefined : 'dialog'}
          aria-disabled={isAsking}
          onClick={() => isAsking || (isOn ? void syncNow() : setJoining(true))}
        >
          {labelOf(isOn, isAsking)}
        </Button>
        {isOn && <SyncActions devices={devices} state={state} />}
      </div>
      {isOn && <SyncBackup devices={devices} state={state} />}
      {isOn && <SyncCalendar devices={devices} state={state} />}
      {isJoining && <JoinDialog devices={devices} onClose={() => setJoining(false)} />}
    </div>
  );
}
