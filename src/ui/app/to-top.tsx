import { useSyncExternalStore } from 'react';
import { Icon } from '../parts/icon.tsx';
import styles from './to-top.module.css';

/** Spec section 9: back-to-top threshold, in CSS pixels. */
const THRESHOLD = 400;

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};
const isFarDown = (): boolean => window.scrollY >= THRESHOLD;

interface ToTopProps {
  /** Told before the page scrolls: the button leaves, and focus must not go with it. */
  readonly onUse: () => void;
}

export function ToTop({ onUse }: ToTopProps) {
  if (!useSyncExternalStore(onScroll, isFarDown)) return null;

  const goUp = () => {
    onUse();
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  };

  return (
    <button type="button" className={styles.toTop} aria-label="Back to top" onClick={goUp}>
      <Icon name="up" />
    </button>
  );
}
