import { Suspense, useState } from 'react';
import { mayHide } from '#domain/library/may-hide.ts';
import { lateComponent, Nothing } from '../../../hooks/code/late-component.tsx';
import { useLibrary } from '../../../hooks/use-library.ts';
import type { HomeHidingProps } from './home-hiding.tsx';

const { Component: HomeHiding } = lateComponent(() => import('./home-hiding.tsx'), 'HomeHiding', Nothing);

/** What home's rows leave out. Its code comes only where there is something to hide (product.md, Hiding: rows). */
export function HidingBelow(props: Omit<HomeHidingProps, 'isLate'>) {
  const isNeeded = useLibrary(mayHide);
  const [wasNeeded] = useState(isNeeded);
  return (
    isNeeded && (
      <Suspense>
        <HomeHiding {...props} isLate={!wasNeeded} />
      </Suspense>
    )
  );
}
