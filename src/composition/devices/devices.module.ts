import type { Container } from 'inversify';
import type { TextMedium } from '#adapters/store/text-medium.ts';
import { bindings } from '../bindings.ts';
import { once } from '../once.ts';

/** Binds what loads the sharing of lists between devices when it is needed. Lists that end with the window are not shared. */
export const devicesModule = (container: Container, { lifetime }: Pick<TextMedium, 'lifetime'>) =>
  bindings((bind) => {
    const openDevices = async () =>
      lifetime === 'device'
        ? (await import('./open-devices.ts')).openDevices(container)
        : (await import('#application/use-cases/devices/no-devices.ts')).NO_DEVICES;
    bind('openDevices').toConstantValue(once(openDevices));
  });
