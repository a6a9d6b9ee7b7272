import { createContext, useContext } from 'react';
import type { StartupState } from '#domain/startup-state.ts';

export type Ready = Extract<StartupState, { status: 'ready' | 'offline' }>;

export const ReadyContext = createContext<Ready | undefined>(undefined);

/** What startup has loaded, or what there is without. Throws outside its provider: no screen is shown before. */
export const useReady = (): Ready => {
  const ready = useContext(ReadyContext);
  if (!ready) throw new Error('useReady needs a ReadyContext around it.');
  return ready;
};
