/** Where something is, in pixels from the window's top left. */
interface Place {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface WindowSize {
  readonly innerWidth: number;
  readonly innerHeight: number;
}

/** Whether some of it is in sight. */
export const isInWindow = ({ top, bottom, left, right }: Place, { innerWidth, innerHeight }: WindowSize): boolean =>
  bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
