import { recallBanner } from '#adapters/browser/memories/last-banner.ts';
import { lastHome } from '#adapters/browser/memories/last-home.ts';
import { lastTheme } from '#adapters/browser/memories/last-theme.ts';
import { unlessLeft } from '#application/time/unless-left.ts';
import { ownPath } from '#domain/addresses/provider-path.ts';
import { screenAt } from '#domain/addresses/screens.ts';
import { hostPath, sitePath } from '#ui/hooks/address/site-path.ts';
import { guardConversions } from '#ui/shell/input/guard-conversions.ts';
import { bannerOf, firstPicturesOf } from './first-pictures.ts';
import { takeLateStyles } from './late-styles.ts';
import { preload } from './preload.ts';
import { showPictures } from './show-pictures.ts';
import { startEarly } from './start-early.ts';

/** The files of the built page, as it names them: `pageFiles` in build/first-page. */
interface PageFiles {
  /** The first runs, and imports the others. */
  readonly code: readonly [string, ...string[]];
  readonly fonts: readonly string[];
  /** What every other screen than home needs. */
  readonly others: readonly string[];
  /** By the names of the screens, what each needs beside that. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/** The page of the development server has no such data, and runs the application's code by itself. */
const FILES = JSON.parse(document.querySelector('script[data-files]')?.textContent ?? 'null') as PageFiles | null;

/** Nothing that can do without the others waits longer than this for them: whether they come is the network's business. */
const LIMIT_MS = 600;

const limited = (promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]);

const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Resolves when the largest picture of the page's frame, which is the first, has come or failed. At once where there is none. */
const largestPicture = (): Promise<unknown> =>
  Promise.allSettled([document.querySelector<HTMLImageElement>('#frame img')?.decode()]);

/**
 * Fetches the application's code and the styles that are not in the page once the browser has painted the page's frame, and the fonts once the code and the largest
 * picture have come: fetched at the same time, the fonts would delay both. Runs the code once the first pictures have been
 * requested and the browser has painted what there is, for example the picture of the last visit. To fetch, compile and run
 * it takes a while, and would keep the browser from both. A page that is not seen paints nothing, so the code runs at once.
 * @param pictures resolves when the first pictures have been requested, or cannot be
 */
const runApplication = ({ code, fonts }: PageFiles, pictures: () => Promise<void>): void => {
  document.addEventListener('DOMContentLoaded', () => {
    const run = () =>
      void import(/* @vite-ignore */ hostPath(`/${code[0]}`)).catch(unlessLeft(reportError, setTimeout));
    if (document.hidden) {
      takeLateStyles();
      run();
    } else {
      void limited(painted()).then(() => takeLateStyles());
      const fetched = painted().then(() => Promise.all(code.map(preload)));
      const begun = limited(pictures()).then(painted);
      const shown = begun.then(() => limited(largestPicture()));
      void Promise.all([fetched, shown]).then(() => fonts.map(preload));
      void Promise.all([limited(fetched), begun]).then(run);
    }
  });
};

// This is the page's only inline script. It does the work that cannot wait for the application's code: a reload must
// not flash the other theme, and startup's requests to the provider go out while the code still loads.

// This comes first, so that nothing here can keep the application from the visitor.
let pictures = Promise.resolve();
if (FILES) runApplication(FILES, () => pictures);

// TMDB's own address leads to what it is of. It goes before anything reads it, and is in no entry of the history.
const asked = sitePath(location.pathname);
const path = ownPath(asked);
if (path !== asked) history.replaceState(history.state, '', hostPath(path) + location.search + location.hash);
const first = firstPicturesOf(path);
// The requests go out before anything else: to read what the device has stored takes a while.
const started = startEarly(import.meta.env.PROVIDER, first);
if (first) pictures = started;

// Before anything that hears keys.
guardConversions();

const theme = lastTheme.recall();
if (theme) document.documentElement.dataset['theme'] = theme;

const screen = screenAt(path)?.name;
document.documentElement.dataset['screen'] = screen;

if (screen === 'home') {
  const parts = lastHome.recall();
  if (parts) document.documentElement.dataset['home'] = parts.join(' ');
  const banner = recallBanner();
  if (banner) showPictures(banner.source, [bannerOf(banner.path)]);
}

// The application would request the first screen's code only once it runs.
const own = FILES?.screens[screen ?? ''];
for (const file of own ? [...FILES.others, ...own] : []) void preload(file);

// The script holds the token. The application's code holds it too, but it need not stay in a page that may be saved or
// reported.
document.currentScript?.remove();
