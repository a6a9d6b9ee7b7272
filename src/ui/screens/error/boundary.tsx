import { type ReactNode, useState } from 'react';
import { reloadPage } from '../../hooks/reload-page.ts';
import { BoundaryFallback } from './boundary-fallback.tsx';
import { Catch } from './catch.tsx';

const fallbackWith = (onRefresh: () => void) => (error: unknown) => (
  <BoundaryFallback screenError={{ error }} onRefresh={onRefresh} />
);

/** Shows its fallback once any of its content fails to render (product.md, Errors and retry: boundary). */
export function Boundary({ children }: { readonly children: ReactNode }) {
  const [tries, setTries] = useState(0);
  const refresh = () => {
    setTries(tries + 1);
    reloadPage();
  };
  return (
    <Catch of={tries} fallback={fallbackWith(refresh)}>
      {children}
    </Catch>
  );
}
