import type { ReactNode } from 'react';

/** Text for screen readers only. */
export function Hidden({ children }: { readonly children: ReactNode }) {
  return <span className="sr">{children}</span>;
}
