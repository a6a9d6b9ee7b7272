import { ContainerModule } from 'inversify';
import { BrowserDevice } from '#adapters/browser/browser-device.ts';
import { ConsoleLog } from '#adapters/browser/console-log.ts';
import { LocalThemeMemory } from '#adapters/browser/local-theme-memory.ts';
import { SystemClock } from '#adapters/browser/system-clock.ts';
import { TabScrollMemory } from '#adapters/browser/tab-scroll-memory.ts';
import { Token } from './tokens.ts';

export const browserModule = new ContainerModule(({ bind }) => {
  bind(Token.clock).to(SystemClock).inSingletonScope();
  bind(Token.device).to(BrowserDevice).inSingletonScope();
  bind(Token.log).to(ConsoleLog).inSingletonScope();
  bind(Token.scrollMemory).to(TabScrollMemory).inSingletonScope();
  bind(Token.themeMemory).to(LocalThemeMemory).inSingletonScope();
});
