import { describe, expect, it } from 'vitest';
import { never } from '#application/ports/catalog/movie-catalog.checks.contract.ts';
import { watchOptionsContract } from '#application/ports/catalog/watch-options.contract.ts';
import { OFFER_KINDS, hasOffers } from '#domain/watch/watch-offers.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { pictures } from '#fixtures/catalogue/pictures.ts';
import { knownTitles } from '#fixtures/known-titles.ts';
import { DemoWatchOptions } from './demo-watch-options.ts';

const data = generateCatalogue();
const options = new DemoWatchOptions(data);
const everyTitle = data.titles.map(({ type, id }) => ({ media_type: type, id }));
const allIn = (region: string) => Promise.all(everyTitle.map((title) => options.optionsOf(title, region, never())));

watchOptionsContract('DemoWatchOptions', () => ({ options, known: knownTitles(data), missingId: 999_999 }));

describe('the demo (product.md, Where to watch: demo)', () => {
  it.each(['DE', 'US', 'JP'])('has titles in %s that are streamed, rented, bought, and nowhere', async (region) => {
    const offers = await allIn(region);
    for (const kind of OFFER_KINDS) expect(offers.filter((each) => each[kind].length > 0).length).toBeGreaterThan(40);
    const nowhere = offers.filter((each) => !hasOffers(each)).length / offers.length;
    expect(nowhere).toBeGreaterThan(0.1);
    expect(nowhere).toBeLessThan(0.5);
  });

  it('has on no service what is not out yet', async () => {
    const planned = data.titles.find(({ status }) => status === 'Planned')!;
    const offers = await options.optionsOf({ media_type: planned.type, id: planned.id }, 'DE', never());
    expect(hasOffers(offers)).toBe(false);
  });

  it('names only services of the country, and draws a logo for each', async () => {
    const drawn = pictures(data);
    for (const region of ['DE', 'US']) {
      const services = await options.services(region, never());
      const named = (await allIn(region)).flatMap((offers) => OFFER_KINDS.flatMap((kind) => offers[kind]));
      for (const service of named) expect(services).toContainEqual(service);
      for (const { logoPath } of services) expect(drawn.get(logoPath ?? '')?.()).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
    }
  });

  it('sends nobody to a page: no service of these exists', async () => {
    expect((await allIn('DE')).every(({ link }) => link === null)).toBe(true);
  });
});
