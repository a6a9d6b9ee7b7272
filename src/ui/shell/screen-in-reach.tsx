import { Outlet } from 'react-router-dom';
import { useModule } from '../hooks/code/use-module.ts';
import { useIsOutOfReach } from '../hooks/use-is-out-of-reach.ts';

const load = () => import('../screens/startup/out-of-reach.tsx');

/**
 * The screen at the address. Without the provider, screens that need it are replaced by one that says what still works.
 */
export function ScreenInReach() {
  const isOutOfReach = useIsOutOfReach();
  const module = useModule(load, isOutOfReach);
  if (isOutOfReach) return module && <module.OutOfReach />;
  return <Outlet />;
}
