import { useObservableEagerState } from 'observable-hooks';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { CheckField } from '../../../components/form/check-field.tsx';

interface LeaveFirstProps {
  readonly devices: DevicesFacade;
  readonly isChecked: boolean;
  readonly onToggle: () => void;
}

/** Whether the shared folder is to forget this device as well, where there is one (product.md, Devices on screen: erasing). */
export function LeaveFirst({ devices, isChecked, onToggle }: LeaveFirstProps) {
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
