import { DEVICE_NAME_MAX, deviceNameError } from '#domain/devices/device-name.ts';
import { TextField } from '../form/text-field.tsx';

/** What this device is called on the others (product.md, Devices on screen: name). */
export function DeviceNameField({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  return (
    <TextField
      label="Name of this device"
      value={name}
      max={DEVICE_NAME_MAX}
      error={deviceNameError(name)}
      onText={onName}
    />
  );
}
