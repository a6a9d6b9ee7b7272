import { useEffect, useRef, useState, type RefObject } from 'react';
import { Icon } from '../components/form/icon.tsx';
import { ICONS } from '../components/form/icons.ts';
import { UncopiedOnDemand } from '../components/links/uncopied-on-demand.tsx';
import { REDUCED_MOTION } from '../hooks/media/use-media.ts';
import { AskedImport } from './asked-import.tsx';
import { Footer } from './footer/footer.tsx';
import { WelcomeOnDemand } from './welcome-on-demand.tsx';
import styles from './to-top.module.css';

/**
 * Whether an element above has left the window. It is observed, because reading its position would force the page's
 * layout at once.
 */
const useIsPast = (element: RefObject<Element | null>): boolean => {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setIsPast(entries.at(-1)?.isIntersecting === false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
};

/**
 * The button back to the top, shown once the page has been scrolled by 400 pixels (product.md, Frame: back to top).
 * @param props.onUse called before the page scrolls: the button disappears, and the focus must not disappear with it
 */
function ToTop({ onUse }: { readonly onUse: () => void }) {
  const threshold = useRef<HTMLDivElement>(null);
  const isFarDown = useIsPast(threshold);

  const goUp = () => {
    onUse();
    window.scrollTo({ top: 0, behavior: matchMedia(REDUCED_MOTION).matches ? 'instant' : 'smooth' });
  };

  return (
    <>
      <div ref={threshold} className={styles.threshold} />
      {isFarDown && (
        <button type="button" className={styles.toTop} aria-label="Back to top" onClick={goUp}>
          <Icon path={ICONS.up} />
        </button>
      )}
    </>
  );
}

/** The parts of the layout that are not seen at the first paint. */
export function LateLayout({ onToTop }: { readonly onToTop: () => void }) {
  return (
    <>
      <ToTop onUse={onToTop} />
      <Footer />
      <UncopiedOnDemand />
      <WelcomeOnDemand />
      <AskedImport />
    </>
  );
}
