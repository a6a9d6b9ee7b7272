import type { ReactNode } from 'react';
import { useLatch } from '../../hooks/use-latch.ts';
import { useNear } from '../../hooks/use-near.ts';

interface NearPlaceProps {
  /** Keeps the room of what will be there: nothing moves when it comes. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Asked a little before it is seen, and not by those who never come here. */
const NEAR_PX = 200;

/** The place of a part whose code, and whose answers, come once it is near the window. */
export function NearPlace({ className, children }: NearPlaceProps) {
  const [isNear, attach] = useNear(false, NEAR_PX);
  const [wasNear] = useLatch(isNear);
  return (
    <div ref={attach} className={className}>
      {wasNear && children}
    </div>
  );
}
