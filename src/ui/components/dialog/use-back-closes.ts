import { use, useEffect, useEffectEvent } from 'react';
import { HistoryContext } from '../../hooks/history/history-context.ts';
import { dialogEntries } from './dialog-entries.ts';

/**
 * Makes Back close an open dialog, and leave the screen alone (product.md, Dialogs: Back). Outside of the router, as where
 * startup has failed, there is no screen to come back to.
 */
export const useBackCloses = (isOpen: boolean, onBack: () => void): void => {
  const history = use(HistoryContext);
  const back = useEffectEvent(onBack);
  useEffect(() => (isOpen && history ? dialogEntries(history).add(() => back()) : undefined), [isOpen, history]);
};
