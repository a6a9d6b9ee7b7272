import { useObservableEagerState } from 'observable-hooks';
import { useSearchParams } from 'react-router-dom';
import type { ListingName } from '#domain/listing.ts';
import type { WatchChoice } from '#domain/watch/watch-choice.ts';
import { readServicesParam, writeServicesParam } from '../../../components/watch/lists/services-param.ts';
import { useWatchChoice } from '../../../components/watch/lists/use-watch-choice.ts';
import { useChangeParams } from '../../../hooks/address/use-change-params.ts';
import { useApp } from '../../../hooks/app-context.ts';

export interface ListingServices {
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** What the listing is to be on; undefined where that is anywhere. */
  readonly watch: WatchChoice | undefined;
  /** Whether the address asks for them. */
  readonly isAsked: boolean;
  /** Whether it asks for services that are not known yet: the library has them. */
  readonly isAwaited: boolean;
}

/** Whether a listing has only what is on the visitor's services (product.md, Where to watch: explore). */
export const useListingServices = (name: ListingName): ListingServices => {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const choice = useWatchChoice();
  const { status } = useObservableEagerState(useApp().library.loader.loadState$);
  const isPossible = name === 'movie' || name === 'tv';
  const isAsked = isPossible && readServicesParam(params);
  const watch = isAsked ? choice : undefined;
  const isOn = watch !== undefined;
  const isAwaited = isAsked && !isOn && status === 'pending';
  return {
    isOffered: isPossible && choice !== undefined,
    isOn,
    // Other titles: they start at the top.
    toggle: () => changeParams(writeServicesParam(params, !isOn)),
    watch,
    isAsked: isOn || isAwaited,
    isAwaited,
  };
};
