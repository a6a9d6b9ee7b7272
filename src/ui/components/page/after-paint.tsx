import { Suspense, useDeferredValue, type ReactNode } from 'react';

/** What nobody sees at once: drawn when what they do see is on the screen. */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) && <Suspense>{children}</Suspense>;
}
