import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './load-more.module.css';

interface LoadMoreProps {
  /**
   * A value that changes when more has been loaded. If the visitor is still near the bottom, `onNear` is then called
   * again. Undefined when there is no more.
   */
  readonly token: unknown;
  readonly onNear: () => void;
}

/** The distance from the bottom at which more is loaded (product.md, Explore: paging). */
const NEAR = '0px 0px 1000px 0px';

/** Stands at the page's bottom, below the footer too, and calls `onNear` when the visitor comes near it. */
export function LoadMore({ token, onNear }: LoadMoreProps) {
  const ref = useRef<HTMLDivElement>(null);
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    if (!ref.current || token === undefined) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notify();
      },
      // The root is named, because a margin around the default root has no effect in a frame.
      { root: document, rootMargin: NEAR },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [token]);
  return <div ref={ref} className={styles.bottom} aria-hidden="true" />;
}
