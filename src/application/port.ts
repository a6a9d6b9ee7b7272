import type { ImageSource } from '#domain/image-source.ts';
import type { Library } from '#domain/library/library.ts';
import type { Bench } from './bench.ts';
import type { AppUpdates } from './ports/app-updates.ts';
import type { CatalogChoice } from './ports/catalog-choice.ts';
import type { CatalogProbe } from './ports/catalog-probe.ts';
import type { EarlyLog } from './ports/change-log.ts';
import type { Clock } from './ports/clock.ts';
import type { Device } from './ports/device.ts';
import type { IdentityResolver } from './ports/identity-resolver.ts';
import type { Log } from './ports/log.ts';
import type { ScrollMemory } from './ports/memories/scroll-memory.ts';
import type { ThemeMemory } from './ports/memories/theme-memory.ts';
import type { MovieCatalog } from './ports/movie-catalog.ts';
import type { Random } from './ports/random.ts';

/** Stands for a `T` where the parts of the app are put together: what is bound to it and what asks for it are checked by its type. */
export type Token<T> = abstract new (...args: unknown[]) => T;

// A symbol, though its type says a class: of a class a container infers what it makes.
export const token = <T>(name: string): Token<T> => Symbol(name) as unknown as Token<T>;

/** What adapters provide, for each other and for the core. What loads and saves the library has a table of its own. */
export const Port = {
  catalog: token<MovieCatalog>('MovieCatalog'),
  catalogChoice: token<CatalogChoice>('CatalogChoice'),
  probe: token<CatalogProbe>('CatalogProbe'),
  /** Only in a build for the demo. */
  bench: token<Bench | undefined>('Bench'),
  /** Where pictures are until the catalogue has told. */
  images: token<ImageSource>('ImageSource'),
  clock: token<Clock>('Clock'),
  device: token<Device>('Device'),
  log: token<Log>('Log'),
  scrollMemory: token<ScrollMemory>('ScrollMemory'),
  themeMemory: token<ThemeMemory>('ThemeMemory'),
  identityResolver: token<IdentityResolver>('IdentityResolver'),
  /** What there is before anything is loaded. */
  initialLibrary: token<Library>('Library'),
  earlyLog: token<EarlyLog>('EarlyLog'),
  updates: token<AppUpdates>('AppUpdates'),
  random: token<Random>('Random'),
};
