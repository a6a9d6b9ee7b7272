import { recallBanner } from '#adapters/browser/last-banner.ts';
import { recallTheme } from '#adapters/browser/remember-theme.ts';
import { screenAt } from '#domain/screens.ts';
import { pairScreenAt } from '#ui/hooks/pair-address.ts';
import { sitePath } from '#ui/hooks/site-path.ts';
import { readConfig } from '../config.ts';
import { bannerOf, firstPicturesOf } from './first-pictures.ts';
import { preload } from './preload.ts';
import { runApplication, type ApplicationFiles } from './run-application.ts';
import { showPictures } from './show-pictures.ts';
import { startEarly } from './start-early.ts';

interface Files extends ApplicationFiles {
  /** By the names of the screens. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/** The build puts this value here: undefined for the development server, whose page runs the application's code by itself. */
declare const __FILES__: Files | undefined;

const FILES = __FILES__;

// This is the page's only inline script. It does the work that cannot wait for the application's code: a reload must
// not flash the other theme, and startup's requests to the provider go out while the code still loads.

/** Fetches the first screen's code at the same time as the application's, which would request it only once it runs. */
const preloadScreen = (screen: string | undefined): void => {
  for (const file of FILES?.screens[screen ?? ''] ?? []) void preload(file);
};

// This comes first, so that nothing here can keep the application from the visitor.
let pictures = Promise.resolve();
if (FILES) runApplication(FILES, () => pictures);

const path = sitePath(location.pathname);
const first = firstPicturesOf(path);
// The requests go out before anything else: to read what the device has stored takes a while.
const started = startEarly(readConfig(import.meta.env), first);
if (first) pictures = started;

const theme = recallTheme();
if (theme) document.documentElement.dataset['theme'] = theme;

const screen = pairScreenAt?.(path) ?? screenAt(path)?.name;
document.documentElement.dataset['screen'] = screen;

if (screen === 'home') {
  const banner = recallBanner();
  if (banner) showPictures(banner.source, [bannerOf(banner.path)]);
}

preloadScreen(screen);

// The script holds the token. The application's code holds it too, but it need not stay in a page that may be saved or
// reported.
document.currentScript?.remove();
