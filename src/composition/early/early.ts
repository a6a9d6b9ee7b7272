import { recallBanner } from '#adapters/browser/memories/last-banner.ts';
import { lastTheme } from '#adapters/browser/memories/last-theme.ts';
import { screenAt } from '#domain/addresses/screens.ts';
import { sitePath } from '#ui/hooks/site-path.ts';
import { readConfig } from '../config.ts';
import { bannerOf, firstPicturesOf } from './first-pictures.ts';
import { preload } from './preload.ts';
import { runApplication, type PageFiles } from './run-application.ts';
import { showPictures } from './show-pictures.ts';
import { startEarly } from './start-early.ts';

/** The page of the development server has no such data, and runs the application's code by itself. */
const FILES = JSON.parse(document.querySelector('script[data-files]')?.textContent ?? 'null') as PageFiles | null;

// This is the page's only inline script. It does the work that cannot wait for the application's code: a reload must
// not flash the other theme, and startup's requests to the provider go out while the code still loads.

// This comes first, so that nothing here can keep the application from the visitor.
let pictures = Promise.resolve();
if (FILES) runApplication(FILES, () => pictures);

const path = sitePath(location.pathname);
const first = firstPicturesOf(path);
// The requests go out before anything else: to read what the device has stored takes a while.
const started = startEarly(readConfig(import.meta.env), first);
if (first) pictures = started;

const theme = lastTheme.recall();
if (theme) document.documentElement.dataset['theme'] = theme;

const screen = screenAt(path)?.name;
document.documentElement.dataset['screen'] = screen;

if (screen === 'home') {
  const banner = recallBanner();
  if (banner) showPictures(banner.source, [bannerOf(banner.path)]);
}

// The application would request the first screen's code only once it runs.
for (const file of FILES?.screens[screen ?? ''] ?? []) void preload(file);

// The script holds the token. The application's code holds it too, but it need not stay in a page that may be saved or
// reported.
document.currentScript?.remove();
