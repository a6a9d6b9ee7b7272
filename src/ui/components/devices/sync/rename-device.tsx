import { useState, type SubmitEvent } from 'react';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { deviceNameError } from '#domain/devices/device-name.ts';
import { useDraftText } from '../../../hooks/text/use-draft-text.ts';
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
    if (typed.trim() !== name) void onRename(typed.trim());
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
