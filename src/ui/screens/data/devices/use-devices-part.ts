import type { ComponentType } from 'react';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { useRetriedModule } from '../../../hooks/code/use-retried-module.ts';

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
  const load = async (): Promise<DevicesPart> => {
    const [{ Devices }, devices] = await Promise.all([
      import('../../../components/devices/devices.tsx'),
      openDevices(),
    ]);
    return { Devices, devices };
  };
  const { module: part, retry } = useRetriedModule(load);
  return { part, retry };
};
