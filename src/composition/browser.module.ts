import { ContainerModule } from 'inversify';
import { BrowserDevice } from '#adapters/browser/browser-device.ts';
import { browserRandom } from '#adapters/browser/browser-random.ts';
import { ConsoleLog } from '#adapters/browser/console-log.ts';
import { LocalThemeMemory } from '#adapters/browser/local-theme-memory.ts';
import { SystemClock } from '#adapters/browser/system-clock.ts';
import { TabScrollMemory } from '#adapters/browser/tab-scroll-memory.ts';
import { Port } from '#application/ports/port.ts';

export const browserModule = new ContainerModule(({ bind }) => {
  bind(Port.clock).to(SystemClock);
  bind(Port.device).to(BrowserDevice);
  bind(Port.log).to(ConsoleLog);
  bind(Port.random).toConstantValue(browserRandom);
  bind(Port.scrollMemory).to(TabScrollMemory);
  bind(Port.themeMemory).to(LocalThemeMemory);
});
