import type { LateFacades } from '#application/use-cases/late-facades.ts';
import { useApp } from '../app-context.ts';
import { useNotifyMissing } from './use-notify-missing.ts';

/**
 * Does something by a late feature of the core, once its code is there. Where it does not come, the visitor is told. The promise resolves
 * with whether it was done.
 */
export const useFacade = <Name extends keyof LateFacades>(
  name: Name,
): ((act: (facade: LateFacades[Name]) => void) => Promise<boolean>) => {
  const { consoleLog, library } = useApp();
  const notifyMissing = useNotifyMissing();
  const fail = (error: unknown) => {
    consoleLog.warn('code', 'A part of the page could not be loaded.', error);
    notifyMissing();
    return false;
  };
  return (act) =>
    library.open(name).then((facade) => {
      act(facade);
      return true;
    }, fail);
};
