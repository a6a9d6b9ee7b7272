import { useState, type SubmitEvent } from 'react';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { deviceNameError } from '#domain/devices/device-name.ts';
import { Button } from '../../form/button.tsx';
import { ICONS } from '../../form/icons.ts';
import { DeviceNameField } from '../device-name-field.tsx';
import { useSwap } from '../use-swap.ts';
import styles from '../devices.module.css';

interface RenameDeviceProps {
  readonly name: string;
  readonly onRename: DevicesFacade['rename'];
}

/** Changes what this device is called (product.md, Devices on screen: name). */
export function RenameDevice({ name, onRename }: RenameDeviceProps) {
  const { place, swap } = useSwap();
  const [typed, setTyped] = useState<string>();
  const close = () => swap(() => setTyped(undefined));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed === undefined || deviceNameError(typed) !== undefined) return;
    if (typed.trim() !== name) void onRename(typed.trim());
    close();
  };
  return (
    <div ref={place} className={typed === undefined ? undefined : styles.whole}>
      {typed === undefined ? (
        <Button icon={ICONS.pencil} onClick={() => swap(() => setTyped(name))}>
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
