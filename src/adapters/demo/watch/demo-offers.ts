import { WAYS, type ServicesByWay, type Way } from '#domain/watch/compose-offers.ts';
import type { DemoTitle } from '../demo-data.ts';
import { percentOf } from '../extras/percent-of.ts';
import { toService, type DemoService } from './demo-services.ts';

/** Of a hundred titles that are out, so many are nowhere in a country. */
const NOWHERE = 20;
/** Of a hundred titles that are somewhere, a service has so many in each of its ways. */
const HELD: Readonly<Record<Way, number>> = { flatrate: 32, free: 16, ads: 24, rent: 55, buy: 60 };

const NOT_OUT = new Set(['Planned', 'Rumored', 'In Production', 'Post Production']);

const isNowhere = ({ type, id, status }: DemoTitle, region: string): boolean =>
  NOT_OUT.has(status ?? '') || percentOf(type, id, region) < NOWHERE;

/** Which services of a country have a title of the demo's, in which way. */
export const demoOffers = (title: DemoTitle, region: string, services: readonly DemoService[]): ServicesByWay => {
  const here = isNowhere(title, region) ? [] : services.filter(({ regions }) => regions.includes(region));
  const holding = (way: Way) =>
    here
      .filter(({ id, ways }) => ways.includes(way) && percentOf(title.type, title.id, region, id, way) < HELD[way])
      .map(toService);
  return Object.fromEntries(WAYS.map((way) => [way, holding(way)])) as unknown as ServicesByWay;
};
