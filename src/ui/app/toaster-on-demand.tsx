import { useObservableEagerState } from 'observable-hooks';
import { useApp } from './app-context.ts';
import { useModule } from './use-module.ts';

const load = () => import('../parts/toaster.tsx');

/** Toasts, whose code comes with the first of them. */
export function ToasterOnDemand() {
  const { notifications } = useApp();
  const isNeeded = useObservableEagerState(notifications.notifications$).length > 0;
  const module = useModule(load, isNeeded);
  return isNeeded && module && <module.Toaster />;
}
