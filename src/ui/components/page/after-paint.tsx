import { Suspense, useDeferredValue, type ReactNode } from 'react';

/** Draws content that is not visible at first, after the visible content is on the screen. */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) && <Suspense>{children}</Suspense>;
}
