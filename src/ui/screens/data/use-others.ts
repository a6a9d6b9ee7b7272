import { useEffect, useEffectEvent, useState } from 'react';
import type { BringOver, OtherLibrary } from '#application/use-cases/library/bring-over.ts';
import type { Library } from '#domain/library/library.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useLibrary } from '../../hooks/use-library.ts';

const whole = (library: Library): Library => library;
const NONE: readonly OtherLibrary[] = [];

/**
 * The libraries that the device stores under other identifiers. They are compared again whenever the visitor's library
 * changes.
 */
export const useOthers = (bringOver: BringOver): readonly OtherLibrary[] => {
  const { consoleLog } = useApp();
  const library = useLibrary(whole);
  const [listed, setListed] = useState({ library, others: NONE });
  const [isStale, setStale] = useState(true);
  if (listed.library !== library && !isStale) setStale(true);

  const list = useEffectEvent(() => {
    const found = (others: readonly OtherLibrary[]) => {
      setListed({ library, others });
      setStale(false);
    };
    bringOver.list().then(found, (error: unknown) => consoleLog.warn('Other identifiers could not be listed.', error));
  });
  useEffect(() => {
    if (isStale) list();
  }, [isStale]);

  return listed.others;
};
