import { useObservableEagerState } from 'observable-hooks';
import { useEffect } from 'react';
import { useApp } from '../hooks/app-context.ts';
import { useModule } from '../hooks/code/use-module.ts';
import { ON_PHONE, useMedia } from '../hooks/media/use-media.ts';

const loadToaster = () => import('../components/toast/toaster.tsx');

/** The toaster. Its code comes with the first toast, whose time begins when it is seen (product.md, Notifications: durations). */
export function ToasterOnDemand({ load = loadToaster }: { readonly load?: typeof loadToaster }) {
  const { notifications, consoleLog } = useApp();
  const isPhone = useMedia(ON_PHONE) ?? false;
  useEffect(() => notifications.narrow(isPhone), [isPhone, notifications]);
  const isNeeded = useObservableEagerState(notifications.notifications$).length > 0;
  const module = useModule(load, isNeeded, () => {
    // The next toast asks for it again.
    notifications.hold(false);
    consoleLog.warn('code', 'The toaster could not be loaded.');
  });
  const isWaiting = isNeeded && !module;
  useEffect(() => {
    if (isWaiting) notifications.hold(true);
  }, [isWaiting, notifications]);
  return isNeeded && module && <module.Toaster />;
}
