import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { screenAt } from '#domain/addresses/screens.ts';
import { ReadyContext } from './ready-context.ts';

/** Whether the screen at the address needs the provider, and startup found it out of reach: a notice stands in its place, and says so. */
export const useIsOutOfReach = (): boolean => {
  const isOffline = use(ReadyContext)?.status === 'offline';
  const { pathname } = useLocation();
  return isOffline && !screenAt(pathname)?.isLocal;
};
