import { use } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { screenAt } from '#domain/addresses/screens.ts';
import { useModule } from '../hooks/code/use-module.ts';
import { ReadyContext } from '../hooks/ready-context.ts';

const load = () => import('../screens/startup/out-of-reach.tsx');

/**
 * The screen at the address. Without the provider, screens that need it are replaced by one that says what still works.
 */
export function ScreenInReach() {
  const isOffline = use(ReadyContext)?.status === 'offline';
  const { pathname } = useLocation();
  const module = useModule(load, isOffline);
  if (isOffline && !screenAt(pathname)?.isLocal) return module && <module.OutOfReach />;
  return <Outlet />;
}
