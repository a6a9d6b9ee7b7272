import type { ReactNode } from 'react';

interface HiddenProps {
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export function Hidden({ children }: HiddenProps) {
  return <span className="sr">{children}</span>;
}
