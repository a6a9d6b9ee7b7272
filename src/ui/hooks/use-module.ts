import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from './app-context.ts';
import { codeInTime } from './code-in-time.ts';
import { unlessLeft } from './unless-left.ts';

/**
 * A module that comes when it is first needed; undefined until then. Without a network it may not come: that costs the
 * page nothing else, and is tried again when it is needed again.
 */
export const useModule = <Module extends object>(
  load: () => Promise<Module>,
  isNeeded: boolean,
): Module | undefined => {
  const { log } = useApp();
  const [module, setModule] = useState<Module>();
  const isMissing = isNeeded && module === undefined;

  const fetchModule = useEffectEvent(() => {
    const warn = (error: unknown) => log.warn('A part of the page could not be loaded.', error);
    codeInTime(load()).then(setModule, unlessLeft(warn));
  });
  useEffect(() => {
    if (isMissing) fetchModule();
  }, [isMissing]);

  return module;
};
