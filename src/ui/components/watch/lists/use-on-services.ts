import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TitleKey, TitleRef } from '#domain/title.ts';
import type { ServicesCheck } from '#domain/watch/services-check.ts';
import { useReplaceParams } from '../../../hooks/address/use-replace-params.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useRetriedModule } from '../../../hooks/code/use-retried-module.ts';
import { readServicesParam, writeServicesParam } from './services-param.ts';
import { useWatchChoice } from './use-watch-choice.ts';

/** A list of the visitor's, and their services. */
export interface OnServices {
  /** How far the titles are checked; undefined until the first look, and where no services are chosen. */
  readonly check: ServicesCheck | undefined;
  /** Whether the visitor has chosen services. */
  readonly isOffered: boolean;
  /** Whether only titles on them are to be shown. */
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * Checks the titles of a list while it is shown (product.md, Where to watch: checks).
 * @param newestFirst the order in which they are asked about. It is the same function each time.
 */
export const useOnServices = <Item extends TitleRef>(
  titles: readonly Item[],
  newestFirst: (titles: readonly Item[]) => readonly Item[],
): OnServices => {
  const { library } = useApp();
  const [params] = useSearchParams();
  const replaceParams = useReplaceParams();
  const choice = useWatchChoice();
  const { module: watch, retry } = useRetriedModule(() => library.open('watch'), choice !== undefined);
  const [check, setCheck] = useState<ServicesCheck>();
  const isOffered = choice !== undefined && !retry;
  const isOn = isOffered && readServicesParam(params);

  useEffect(() => {
    if (!watch || !choice) return undefined;
    const request = { ...choice, titles: newestFirst(titles), isAwaited: isOn };
    const subscription = watch.checkServices.execute(request).subscribe(setCheck);
    return () => subscription.unsubscribe();
  }, [watch, choice, titles, newestFirst, isOn]);

  return {
    check: isOffered ? check : undefined,
    isOffered,
    isOn,
    toggle: () => replaceParams(writeServicesParam(params, !isOn)),
  };
};

const NONE: ReadonlySet<TitleKey> = new Set();

/** The titles that are known to be on the visitor's services: their cards say so. */
export const knownOn = ({ check }: Pick<OnServices, 'check'>): ReadonlySet<TitleKey> => check?.on ?? NONE;
