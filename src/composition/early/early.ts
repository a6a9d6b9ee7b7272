import { recallTheme } from '#adapters/browser/last-theme.ts';
import { readConfig } from '../config.ts';
import { recallBanner } from './last-banner.ts';
import { paintBanner } from './paint-picture.ts';
import { preloadScreen } from './preload-screen.ts';
import { runApplication } from './run-application.ts';
import { startEarly } from './start-early.ts';

// The page's one inline script: what cannot wait for the application's code. A reload must not flash the other theme, and
// what startup asks the provider is on its way while the code still comes.

// First, so that nothing here can keep the application from the visitor.
runApplication();

const theme = recallTheme();
if (theme) document.documentElement.dataset['theme'] = theme;

if (location.pathname === '/') {
  const banner = recallBanner();
  if (banner) paintBanner(banner);
}

preloadScreen(location.pathname);
void startEarly(readConfig(import.meta.env));

// It holds the token, which is in the application's code too, but need not stay in a page that may be saved or reported.
document.currentScript?.remove();
