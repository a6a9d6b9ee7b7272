import { useState, type ComponentType } from 'react';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { useModule } from '../../../hooks/code/use-module.ts';

export interface DevicesPart {
  readonly devices: DevicesFacade;
  readonly Devices: ComponentType<{ readonly devices: DevicesFacade }>;
}

interface LateDevicesPart {
  /** Undefined while the code is on its way. */
  readonly part: DevicesPart | undefined;
  /** Asks for the code once more. Undefined unless it did not come. */
  readonly retry: (() => void) | undefined;
}

/** What shares lists between devices, and what shows it. */
export const useDevicesPart = ({ openDevices }: Pick<DataFacade, 'openDevices'>): LateDevicesPart => {
  const [isMissing, setMissing] = useState(false);
  const load = async (): Promise<DevicesPart> => {
    const [{ Devices }, devices] = await Promise.all([
      import('../../../components/devices/devices.tsx'),
      openDevices(),
    ]);
    return { Devices, devices };
  };
  const part = useModule(load, !isMissing, () => setMissing(true));
  return { part, retry: isMissing ? () => setMissing(false) : undefined };
};
