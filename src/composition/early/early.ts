import { recallTheme } from '#adapters/browser/remember-theme.ts';
import { screenAt } from '#domain/screens.ts';
import { readConfig } from '../config.ts';
import { recallBanner } from './last-banner.ts';
import { paintBanner } from './paint-picture.ts';
import { runApplication } from './run-application.ts';
import { startEarly } from './start-early.ts';

// The page's one inline script: what cannot wait for the application's code. A reload must not flash the other theme, and
// what startup asks the provider is on its way while the code still comes.

/** Has the first screen's code fetched beside the application's, which would ask for it only once it runs. */
const preloadScreen = (pathname: string): void => {
  const { content } = document.querySelector<HTMLMetaElement>('meta[name="screens"]') ?? { content: '{}' };
  const files = JSON.parse(content) as Readonly<Record<string, readonly string[]>>;
  for (const file of files[screenAt(pathname)?.name ?? ''] ?? []) {
    const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), kind, { crossOrigin: '', href: `/${file}` }));
  }
};

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
