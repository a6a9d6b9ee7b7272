import type { ReactNode } from 'react';

interface HiddenProps {
  readonly children: ReactNode;
}

/** Text for those who listen rather than look. */
export function Hidden({ children }: HiddenProps) {
  return <span className="sr">{children}</span>;
}
