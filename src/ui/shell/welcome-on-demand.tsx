import { useObservableEagerState } from 'observable-hooks';
import { useApp } from '../hooks/app-context.ts';
import { useModule } from '../hooks/code/use-module.ts';
import { useWhenFree } from './use-when-free.ts';

const load = () => import('../screens/welcome/welcome-dialog.tsx');

/** The welcome of a first-time visitor, shown once the visitor is free for it. Other visitors do not load its code. */
export function WelcomeOnDemand() {
  const { library } = useApp();
  const isWelcoming = useObservableEagerState(library.loader.isWelcoming$);
  const module = useModule(load, isWelcoming);
  const isOpen = useWhenFree(isWelcoming && module !== undefined);
  return module && <module.WelcomeDialog open={isOpen} />;
}
