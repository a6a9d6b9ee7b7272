import { useObservableEagerState } from 'observable-hooks';
import { useApp } from '../hooks/app-context.ts';
import { useModule } from '../hooks/code/use-module.ts';

const load = () => import('../components/toast/toaster.tsx');

/** The toaster. Its code comes with the first toast. */
export function ToasterOnDemand() {
  const { notifications } = useApp();
  const isNeeded = useObservableEagerState(notifications.notifications$).length > 0;
  const module = useModule(load, isNeeded);
  return isNeeded && module && <module.Toaster />;
}
