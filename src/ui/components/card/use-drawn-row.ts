import { useCallback, type RefCallback } from 'react';
import { useLatch } from '../../hooks/use-latch.ts';
import { useNear } from '../../hooks/use-near.ts';

/** How far above or below the window a row is drawn: most visitors never scroll to the last ones. */
const NEAR_PX = 600;

/**
 * Whether a row has come near the window. Once drawn it stays, and so does how far it was scrolled.
 * @param initial until that is known.
 * @param attachScroll is called with the row too.
 */
export const useDrawnRow = (
  initial: boolean,
  attachScroll: RefCallback<HTMLUListElement>,
): readonly [isDrawn: boolean, attach: RefCallback<HTMLUListElement>] => {
  const [isNear, attachNear] = useNear(initial, NEAR_PX);
  const [isDrawn] = useLatch(isNear, initial);
  const attach = useCallback(
    (row: HTMLUListElement) => {
      const detach = [attachScroll(row), attachNear(row)];
      return () => detach.forEach((each) => each?.());
    },
    [attachScroll, attachNear],
  );
  return [isDrawn, attach];
};
