import type { DemoData } from '../../demo/demo-data.ts';
import type { Filling } from './filling.ts';
import { full99 } from './full-99.ts';
import { hostile } from './hostile.ts';
import { huge10000 } from './huge-10000.ts';
import type { LibraryName } from './library-name.ts';
import { livedIn } from './lived-in.ts';
import { newerRelease } from './newer-release.ts';
import { oldFormat } from './old-format.ts';
import { withVersions } from './with-versions.ts';

type Fill = (data: DemoData, now: Date) => Filling;

const saved =
  (fields: (data: DemoData, now: Date) => object): Fill =>
  (data, now) => ({ bundle: JSON.stringify({ ...fields(data, now), lastUpdated: now.toISOString() }) });

const FILLINGS: Readonly<Record<LibraryName, Fill>> = {
  empty: saved(() => ({ username: 'Quinn' })),
  'new-visitor': () => ({}),
  'lived-in': saved(livedIn),
  'full-99': saved(full99),
  'huge-10000': saved(huge10000),
  hostile: (data, now) => ({ bundle: hostile(data, now) }),
  unreadable: () => ({ bundle: '{"username":"Quinn","watchlist":[{"id":1003,"title":"Seven Qui' }),
  'old-format': (data, now) => ({ legacy: oldFormat(data, now) }),
  'newer-release': newerRelease,
  'with-versions': withVersions,
};

/** What the device holds at the start, of titles of the demo. */
export const fillingOf = (name: LibraryName, data: DemoData, now: Date): Filling => FILLINGS[name](data, now);
