import type { Way } from '#domain/watch/compose-offers.ts';
import type { WatchService } from '#domain/watch/watch-offers.ts';
import type { WatchRegion } from '#domain/watch/watch-region.ts';

/** A service that does not exist. */
export interface DemoService extends WatchService {
  /** The countries that have it. */
  readonly regions: readonly string[];
  readonly ways: readonly Way[];
}

export const DEMO_REGIONS: readonly WatchRegion[] = [
  { code: 'AT', name: 'Austria' },
  { code: 'CA', name: 'Canada' },
  { code: 'FR', name: 'France' },
  { code: 'DE', name: 'Germany' },
  { code: 'JP', name: 'Japan' },
  { code: 'CH', name: 'Switzerland' },
  { code: 'GB', name: 'United Kingdom' },
  { code: 'US', name: 'United States of America' },
];

const EVERYWHERE = DEMO_REGIONS.map(({ code }) => code);
const GERMAN = ['DE', 'AT', 'CH'];
const ENGLISH = ['US', 'CA', 'GB'];

type Row = readonly [id: number, name: string, regions: readonly string[], ...ways: Way[]];

/** The best known first. */
const ROWS: readonly Row[] = [
  [9001, 'Lumen', EVERYWHERE, 'flatrate'],
  [9002, 'Velvet Rope', EVERYWHERE, 'flatrate', 'rent', 'buy'],
  [9003, 'Kiesel', GERMAN, 'flatrate'],
  [9004, 'Popcorn Post', ENGLISH, 'flatrate', 'ads'],
  [9005, 'Nordlicht Mediathek', GERMAN, 'free'],
  [9006, 'Cassette', EVERYWHERE, 'rent', 'buy'],
  [9007, 'Tidepool', ENGLISH, 'ads'],
  [9008, 'Parade', ['FR', 'DE', 'CH', 'GB'], 'flatrate', 'rent'],
  [9009, 'Hinterhof Kino', ['DE', 'AT'], 'rent'],
  [9010, 'Dollar Matinee', ['US'], 'rent', 'buy'],
  [9011, 'Salon Bleu', ['FR', 'CH', 'CA'], 'flatrate'],
  [9012, 'Tanuki', ['JP'], 'flatrate', 'rent', 'buy'],
  [9013, 'Shelf', EVERYWHERE, 'buy'],
];

export const DEMO_SERVICES: readonly DemoService[] = ROWS.map(([id, name, regions, ...ways]) => ({
  id,
  name,
  logoPath: `/s-${id}.svg`,
  regions,
  ways,
}));

/** What others are told of it. */
export const toService = ({ id, name, logoPath }: DemoService): WatchService => ({ id, name, logoPath });
