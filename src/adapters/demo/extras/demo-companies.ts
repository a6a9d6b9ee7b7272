import type { NamedId } from '#domain/title-details.ts';

type Row = readonly [id: number, name: string];

const named = ([id, name]: Row): NamedId => ({ id, name });

const COMPANY_ROWS: readonly Row[] = [
  [8101, 'Gasworks Street Pictures'],
  [8102, 'Marigold & Sons'],
  [8103, 'Tidal Films'],
  [8104, 'The Second Reel'],
  [8105, 'Corvo Productions'],
  [8106, 'Studio Perihelion'],
  [8107, 'Brass Lullaby Film'],
  [8108, 'Northern Lamp'],
  [8109, 'Paper Boat Animation'],
  [8110, 'Umbrella Stand Pictures'],
  [8111, 'Kontor Neun'],
  [8112, 'Atelier Valmont'],
];

/** Companies that make movies and shows. None of them exists. */
export const DEMO_COMPANIES: readonly NamedId[] = COMPANY_ROWS.map(named);

const NETWORK_ROWS: readonly Row[] = [
  [8201, 'Ashgrove Television'],
  [8202, 'Channel Half Past'],
  [8203, 'Nordkanal'],
  [8204, 'The Wireless'],
  [8205, 'Parade One'],
  [8206, 'Lumen'],
];

/** Networks that show series. None of them exists. */
export const DEMO_NETWORKS: readonly NamedId[] = NETWORK_ROWS.map(named);
