import { useEffect, useEffectEvent, useState } from 'react';
import { unlessLeft } from '#application/time/unless-left.ts';
import { useApp } from '../app-context.ts';
import { fetchCode } from './fetch-code.ts';

/**
 * A module that comes when it is first needed; undefined until then. Without a network it may not come. That costs the
 * page nothing else, and the next need tries again.
 * @param onMissing is called when the module does not come. Without it, the failure is only in the console log.
 */
export const useModule = <Module extends object>(
  load: () => Promise<Module>,
  isNeeded: boolean,
  onMissing?: () => void,
): Module | undefined => {
  const { consoleLog, clock } = useApp();
  const [module, setModule] = useState<Module>();
  const isMissing = isNeeded && module === undefined;

  const fetchModule = useEffectEvent(() => {
    const warn = (error: unknown) => consoleLog.warn('code', 'A part of the page could not be loaded.', error);
    fetchCode(load, clock).then(setModule, onMissing ?? unlessLeft(warn, setTimeout));
  });
  useEffect(() => {
    if (isMissing) fetchModule();
  }, [isMissing]);

  return module;
};
