import { createContext, useContext } from 'react';
import type { StartupState } from '#domain/startup-state.ts';

export type Ready = Extract<StartupState, { status: 'ready' | 'offline' }>;

export const ReadyContext = createContext<Ready | undefined>(undefined);

/**
 * The data that startup has loaded, or its replacement without the provider. Throws outside its provider: no screen is
 * shown before startup is over.
 */
export const useReady = (): Ready => {
  const ready = useContext(ReadyContext);
  if (!ready) throw new Error('useReady needs a ReadyContext around it.');
  return ready;
};
