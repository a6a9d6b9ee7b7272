import { useState } from 'react';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { useModule } from '../../hooks/code/use-module.ts';

interface OpenedDevices {
  /** Undefined while the code is on its way. */
  readonly devices: DevicesFacade | undefined;
  /** Asks for the code once more. Undefined unless it did not come. */
  readonly retry: (() => void) | undefined;
}

/** Sharing lists between devices, once its code is there. */
export const useDevices = (open: () => Promise<DevicesFacade>): OpenedDevices => {
  const [isMissing, setMissing] = useState(false);
  const devices = useModule(open, !isMissing, () => setMissing(true));
  return { devices, retry: isMissing ? () => setMissing(false) : undefined };
};
