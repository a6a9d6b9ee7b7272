import type { ReactNode } from 'react';
import { AppContext } from '#ui/hooks/app-context.ts';
import { useVisit, type Visit } from './use-visit.ts';

/** A state for which it takes a visit of its own. */
export function WithApp({ children, ...visit }: Visit & { readonly children: ReactNode }) {
  return <AppContext value={useVisit(visit)}>{children}</AppContext>;
}
