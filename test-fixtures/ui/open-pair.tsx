// First, so that the order of the layers is known before any component's.
import '#ui/styles/global.css';
import { vi } from 'vitest';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { PairScreen } from '#ui/screens/pair/pair-screen.tsx';
import { renderWithApp } from './render-with-app.tsx';

/**
 * Opens the screen of pairing links at an address.
 * @param isFirst whether the code does not come the first time
 */
export const openPair = async (path: string, devices: DevicesFacade, isFirst?: 'first in vain') => {
  const openDevices = vi.fn(async () => devices);
  if (isFirst) openDevices.mockRejectedValueOnce(new Error('There is no network.'));
  const harness = await renderWithApp(<PairScreen />, { path, openDevices });
  const { app, clock } = harness;
  await app.library.identity.resolve();
  app.library.loader.activate();
  await clock.advance(1_000);
  return { ...harness, openDevices };
};
