import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './load-more.module.css';

interface LoadMoreProps {
  /** Changes with what has been loaded: while still near, it tells again. Undefined when there is no more. */
  readonly token: unknown;
  readonly onNear: () => void;
}

/** How near the bottom more is loaded (product.md, Explore: paging). */
const NEAR = '0px 0px 1000px 0px';

/** Stands at the page's bottom, below the footer too, and tells when the visitor comes near it. */
export function LoadMore({ token, onNear }: LoadMoreProps) {
  const ref = useRef<HTMLDivElement>(null);
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    if (!ref.current || token === undefined) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notify();
      },
      // Named, for a margin around the default root counts for nothing in a frame.
      { root: document, rootMargin: NEAR },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [token]);
  return <div ref={ref} className={styles.bottom} aria-hidden="true" />;
}
