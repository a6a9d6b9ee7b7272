import { type ReactNode, type RefObject, use, useRef } from 'react';
import { AfterPaint } from '../components/page/after-paint.tsx';
import { latePart } from '../hooks/code/late-component.tsx';
import { focusHeading } from '../hooks/focus/focus-heading.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header/header.tsx';
import { useSearchPanel } from './header/use-search-panel.ts';
import { HealthBannerOnDemand } from './health-banner-on-demand.tsx';
import { LeavingContext } from './history/history-router.tsx';
import { useFocusOnNavigation } from './history/use-focus-on-navigation.ts';
import { ScreenInReach } from './screen-in-reach.tsx';
import { ToasterOnDemand } from './toaster-on-demand.tsx';
import styles from './layout.module.css';

const LateLayout = latePart(() => import('./late-layout.tsx'), 'LateLayout');

/**
 * The `<main>` element. It is separate from the layout, so that nothing else is rendered again when the visitor leaves
 * for another screen.
 */
function Main({ ref, children }: { readonly ref: RefObject<HTMLElement | null>; readonly children: ReactNode }) {
  return (
    <main ref={ref} className={styles.main} id="main" tabIndex={-1} aria-busy={use(LeavingContext)}>
      {children}
    </main>
  );
}

/** Skips the part of the page that is the same on each screen. It is no navigation: the address and the screen stay. */
function SkipLink({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  return (
    <a
      className={styles.skip}
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        main.current?.focus();
      }}
    >
      Skip to content
    </a>
  );
}

/** Everything that surrounds a screen. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const panel = useSearchPanel();
  useFocusOnNavigation(main);

  return (
    <div className={styles.layout}>
      <SkipLink main={main} />
      <Header panel={panel} />
      <HealthBannerOnDemand />
      <Main ref={main}>
        <ScreenInReach />
      </Main>
      <AfterPaint>
        <LateLayout onToTop={() => main.current && focusHeading(main.current)} />
      </AfterPaint>
      <BottomBar onSearch={panel.open} />
      <ToasterOnDemand />
    </div>
  );
}
