import { BrowserConsoleLog } from '#adapters/browser/browser-console-log.ts';
import { browserRandom } from '#adapters/browser/browser-random.ts';
import { lastHome } from '#adapters/browser/memories/last-home.ts';
import { lastTheme } from '#adapters/browser/memories/last-theme.ts';
import { lastTitleLanguage } from '#adapters/browser/memories/last-title-language.ts';
import { lastFollowed, lastLanguageOffer, lastRatings } from '#adapters/browser/memories/last-visit.ts';
import { TabDraftMemory } from '#adapters/browser/memories/tab-draft-memory.ts';
import { TabScrollMemory } from '#adapters/browser/memories/tab-scroll-memory.ts';
import { SystemClock } from '#adapters/browser/system-clock.ts';
import { WindowBrowser } from '#adapters/browser/window-browser.ts';
import { bindings, to, value } from './bindings.ts';

/** Binds what the browser gives from the page's first moment. */
export const browserModule = bindings({
  clock: to(SystemClock),
  browser: to(WindowBrowser),
  consoleLog: to(BrowserConsoleLog),
  random: value(browserRandom),
  scrollMemory: to(TabScrollMemory),
  draftMemory: to(TabDraftMemory),
  themeMemory: value(lastTheme),
  homeMemory: value(lastHome),
  ratingsMemory: value(lastRatings),
  titleLanguageMemory: value(lastTitleLanguage),
  languageOfferMemory: value(lastLanguageOffer),
  followedMemory: value(lastFollowed),
});
