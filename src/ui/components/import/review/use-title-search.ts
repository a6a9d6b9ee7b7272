import { useRef, useState } from 'react';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import type { Title } from '#domain/title.ts';

export type Searched =
  | { readonly status: 'none' | 'searching' }
  | { readonly status: 'found'; readonly titles: readonly Title[] }
  | { readonly status: 'failed'; readonly message: string };

/** The visitor's own search. An older answer never replaces a newer one. */
export const useTitleSearch = (search: ImportFacade['search']) => {
  const [searched, setSearched] = useState<Searched>({ status: 'none' });
  const newest = useRef(0);
  const run = async (text: string) => {
    newest.current += 1;
    const own = newest.current;
    setSearched({ status: 'searching' });
    const outcome = await search(text);
    if (own !== newest.current) return;
    if (outcome.status === 'failed') setSearched({ status: 'failed', message: outcome.error.message });
    else setSearched({ status: 'found', titles: outcome.value });
  };
  return { searched, search: (text: string) => void run(text) };
};
