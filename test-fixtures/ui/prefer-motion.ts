import { cdp } from 'vitest/browser';

/** The browser tests run with motion reduced, for the tests' sake; this gives it back, or takes it away again. */
export const preferMotion = async (value: 'no-preference' | 'reduce'): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
};
