import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { welcomePlace } from '#domain/addresses/welcome-place.ts';
import { useApp } from '../hooks/app-context.ts';
import { useModule } from '../hooks/code/use-module.ts';
import { useWhenFree } from './use-when-free.ts';

const load = () => import('../screens/welcome/welcome-dialog.tsx');

/** Whether the visit began at what somebody may have been sent, and the visitor is not yet where they are greeted. */
const useIsSent = (): boolean => {
  const place = welcomePlace(useLocation().pathname);
  const [wasSent] = useState(place === 'sent');
  return wasSent && place !== 'greeted';
};

/** The welcome of a first-time visitor, shown once the visitor is free for it. Other visitors do not load its code. */
export function WelcomeOnDemand() {
  const { loader } = useApp().library;
  const isSent = useIsSent();
  useEffect(() => loader.holdWelcome(isSent), [loader, isSent]);
  const isWelcoming = useObservableEagerState(loader.isWelcoming$);
  const module = useModule(load, isWelcoming);
  const isOpen = useWhenFree(isWelcoming && module !== undefined);
  return module && <module.WelcomeDialog open={isOpen} />;
}
