import { useEffect } from 'react';
import type { Loadable } from '#application/queries/loadable-query.ts';
import type { LookedUpTitle } from '#application/use-cases/links/title-lookup.ts';
import type { TitleAddress } from '#domain/title-address.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { useCurrent } from '../../hooks/use-current.ts';

const NO_CHANGES = { subscribe: () => ({ unsubscribe: () => undefined }) };
const LOADING: Loadable<LookedUpTitle> = { status: 'loading' };

/** What is known of the title at an address, and how to ask once more. */
export const useLookedUp = (address: TitleAddress) => {
  const { library } = useApp();
  const links = useModule(() => library.open('links'), true);
  const query = links?.titleLookup.of(address);
  useEffect(() => query?.activate(), [query]);
  const state = useCurrent(query?.state$ ?? NO_CHANGES, () => query?.state ?? LOADING);
  return { state, retry: () => query?.retry() };
};
