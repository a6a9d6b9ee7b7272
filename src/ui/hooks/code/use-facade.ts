import { useApp } from '../app-context.ts';
import { useNotifyMissing } from './use-notify-missing.ts';

/**
 * Does something by a part of the core, once its code is there. Where it does not come, the visitor is told. The promise resolves
 * with whether it was done.
 */
export const useFacade = <Facade>(
  open: () => Promise<Facade>,
): ((act: (facade: Facade) => void) => Promise<boolean>) => {
  const { log } = useApp();
  const notifyMissing = useNotifyMissing();
  const fail = (error: unknown) => {
    log.warn('The code of a part of the page could not be loaded.', error);
    notifyMissing();
    return false;
  };
  return (act) =>
    open().then((facade) => {
      act(facade);
      return true;
    }, fail);
};
