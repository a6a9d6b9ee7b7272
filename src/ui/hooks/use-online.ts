import { useObservableEagerState } from 'observable-hooks';
import { useApp } from './app-context.ts';

/** Whether there is a network, as far as is known. */
export const useOnline = (): boolean => useObservableEagerState(useApp().health.online$);
