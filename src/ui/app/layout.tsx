import { Suspense, useRef } from 'react';
import { Outlet, ScrollRestoration, useNavigation, type ScrollRestorationProps } from 'react-router-dom';
import { lazyPart } from '../parts/lazy-part.ts';
import { BottomBar } from './bottom-bar.tsx';
import { focusHeading } from './focus-heading.ts';
import { Header } from './header.tsx';
import { HealthBannerOnDemand } from './health-banner-on-demand.tsx';
import styles from './layout.module.css';
import { SkipLink } from './skip-link.tsx';
import { ToasterOnDemand } from './toaster-on-demand.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useSearchPanel } from './use-search-panel.ts';
import { WelcomeOnDemand } from './welcome-on-demand.tsx';

// Seen only by those who scroll.
const ToTop = lazyPart(async () => (await import('./to-top.tsx')).ToTop);
const Footer = lazyPart(async () => (await import('./footer.tsx')).Footer);

/** The router gives the same key to every page that a tab begins with: those are told apart by their address. */
const placeInHistory: NonNullable<ScrollRestorationProps['getKey']> = ({ key, pathname, search }) =>
  key === 'default' ? pathname + search : key;

/**
 * What surrounds every screen. New navigations start at the top, Back and Forward return to where the visitor was
 * (contract.md); a caller that changes what is shown in place, and wants no scrolling, says `preventScrollReset`.
 */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const panel = useSearchPanel();
  useFocusOnNavigation(main);
  const isLeaving = useNavigation().state !== 'idle';

  return (
    <div className={styles.layout}>
      <SkipLink main={main} />
      <Header panel={panel} />
      <HealthBannerOnDemand />
      <main ref={main} className={styles.main} id="main" tabIndex={-1} aria-busy={isLeaving}>
        <Outlet />
      </main>
      <Suspense>
        <ToTop onUse={() => main.current && focusHeading(main.current)} />
        <Footer />
      </Suspense>
      <BottomBar onSearch={panel.open} />
      <ToasterOnDemand />
      <WelcomeOnDemand />
      <ScrollRestoration getKey={placeInHistory} />
    </div>
  );
}
