import type { TextMedium } from '#adapters/store/text-medium.ts';
import { bindings, value } from '../bindings.ts';
import { once } from '../once.ts';
import type { DevicesContainer } from './open-devices.ts';

/** Binds what loads the sharing of lists between devices when it is needed. Lists that end with the window are not shared. */
export const devicesModule = (container: DevicesContainer, { lifetime }: Pick<TextMedium, 'lifetime'>) => {
  const openDevices = async () =>
    lifetime === 'device'
      ? (await import('./open-devices.ts')).openDevices(container)
      : (await import('#application/use-cases/devices/no-devices.ts')).NO_DEVICES;
  return bindings({ openDevices: value(once(openDevices)) });
};
