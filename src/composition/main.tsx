import 'reflect-metadata/lite';
import '#ui/styles/global.css';
import { startTransition, useInsertionEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { rememberBanner } from '#adapters/browser/memories/last-banner.ts';
import type { App } from '#application/app.ts';
import { unlessLeft } from '#application/time/unless-left.ts';
import { loadFirstTitle } from '#ui/shell/load-first-title.ts';
import { Root } from '#ui/shell/root.tsx';
// The page's frame has a title's skeleton too: what it needs of these styles has to be in the page.
import '#ui/components/page/credit-lines.module.css';
import '#ui/components/page/facts.module.css';
import '#ui/screens/detail/backdrop.module.css';
import '#ui/screens/detail/cast.module.css';
import '#ui/screens/detail/marks-place.module.css';
import '#ui/screens/detail/skeleton.module.css';
import '#ui/screens/detail/title-article.module.css';
import '#ui/screens/detail/title-screen.module.css';
import '#ui/screens/detail/title-ticket.module.css';
import { firstScreen } from '#ui/shell/routes.tsx';
import { createContainer } from './create-container.ts';
import { applyLateStyles, lateStyles } from './first-page/late-styles.ts';
import { loadFonts } from './first-page/load-fonts.ts';
import { partsOf } from './parts.ts';

/**
 * By then the first screen has long been shown, and work that nobody waits for can begin. Vitals of shorter visits are
 * not counted.
 */
const CALM_DELAY_MS = 3_000;
/**
 * Startup and the first screen's code may take this long before anything is shown. They may take longer where there is
 * already something to see.
 */
const UNSEEN_MS = { empty: 200, skeleton: 2_000 };
/** A page without its styles is better than none that can be used. */
const UNSTYLED_MS = 5_000;

const whenCalm = (act: () => Promise<void>): void => {
  // A part that cannot come without a network is not missed.
  const quietly = () => void act().catch(() => undefined);
  // Not every browser has `requestIdleCallback`.
  setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(quietly) : quietly()), CALM_DELAY_MS);
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the browser has painted, or at once in a page that is not seen. */
const painted = (): Promise<void> =>
  new Promise((resolve) => (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve))));

/** Whether the page's frame has a skeleton of the screen at this address. */
const hasSkeleton = (): boolean =>
  document.querySelector(`main > [data-screen='${document.documentElement.dataset['screen']}']`) !== null;

interface ApplicationProps {
  readonly app: App;
  /** Called when the elements of the first drawing are in the page, before the browser works their places out. */
  readonly onDraw: () => void;
}

function Application({ app, onDraw }: ApplicationProps) {
  useInsertionEffect(onDraw, [onDraw]);
  return <Root app={app} />;
}

const start = async (element: HTMLElement): Promise<void> => {
  // Lets the browser paint the early script's picture, if there is one: all that follows takes a while.
  await painted();
  const styled = Promise.race([lateStyles(), wait(UNSTYLED_MS)]);
  if (import.meta.env.BASE_URL !== '/') await (await import('#adapters/browser/take-over-lists.ts')).takeOverLists();
  const config = import.meta.env.CONFIG;
  const container = await createContainer(config);
  // The page reacts to the visitor in between.
  await wait(0);
  const { app, lateParts } = partsOf(container);
  app.startup.activate();
  // A screen that comes within this time appears without a flash of a loading state.
  const fonts = loadFonts();
  const first = Promise.all([app.startup.outcome, firstScreen.settled, loadFirstTitle(app), fonts]);
  await Promise.race([first, wait(UNSEEN_MS[hasSkeleton() ? 'skeleton' : 'empty'])]);
  await styled;
  // A transition draws in small steps, so that the page reacts to the visitor in the meantime.
  // With the fonts and the late styles set at the same moment, the frame that goes is not styled and laid out once more for them.
  let setFonts: (() => void) | undefined;
  void fonts.then((set) => (setFonts = set));
  const onDraw = () => {
    applyLateStyles();
    if (setFonts) setFonts();
    else void fonts.then((set) => set());
  };
  startTransition(() => createRoot(element).render(<Application app={app} onDraw={onDraw} />));
  // Without it the page goes on: a part that cannot come without a network is not missed.
  import('#ui/shell/input/guard-input.ts').then(({ guardInput }) => guardInput()).catch(() => undefined);
  void app.startup.outcome.then(rememberBanner);
  whenCalm(async () => {
    // The development server has no worker: files that a worker stored would hide changes to the code.
    if (import.meta.env.PROD) await lateParts.startUpdates();
    if (import.meta.env.DEV || config.vitalsUrl) (await import('./page/start-vitals.ts')).startVitals(config.vitalsUrl);
  });
};

const element = document.getElementById('root');
if (element) start(element).catch(unlessLeft(reportError, setTimeout));
