import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CatalogError } from '#domain/catalog-failure.ts';
import { NO_OFFERS, type WatchOffers } from '#domain/watch/watch-offers.ts';
import { aService, OFFERS, openWatch } from '#fixtures/ui/open-watch.tsx';

const line = (name: string) => page.getByRole('list', { name, exact: true });
const names = (name: string) =>
  line(name)
    .getByRole('listitem')
    .elements()
    .map((each) => each.textContent);
const credit = page.getByText('Data by JustWatch');
const offering = (offers: Partial<WatchOffers>) => ({
  options: { optionsOf: async () => ({ ...NO_OFFERS, ...offers }) },
});

beforeEach(() => page.viewport(1280, 900));

const open = async (visit?: Parameters<typeof openWatch>[0]) => {
  const harness = await openWatch(visit);
  await harness.load();
  return harness;
};

describe('where to watch', () => {
  it('is said in a line for each way, in the provider’s order, and in one line of those that there are not (product.md, Where to watch: lines)', async () => {
    const { section } = await open();
    await expect.poll(() => names('Stream')).toEqual(['Service 1', 'Service 2', 'Service 3']);
    expect(names('Buy')).toEqual(['Service 3']);
    const terms = () => [...section.element().querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(terms()).toEqual(['Stream', 'Buy', 'Rent']);
    await expect.element(section).toHaveTextContent(/RentNowhere/);
    await expect.element(section.getByRole('button', { name: 'Germany, no services' })).toBeVisible();
  });

  it('says once that there is no way (product.md, Where to watch: lines)', async () => {
    const { section } = await open(offering({ rent: [aService(1)] }));
    await expect.poll(() => names('Rent')).toEqual(['Service 1']);
    await expect.element(section).toHaveTextContent(/Stream, BuyNowhere/);
  });

  it('has one door to the country and the services, which says both (product.md, Where to watch: door)', async () => {
    const { section } = await open({ choices: { watchServices: [3] } });
    await expect.element(section.getByRole('button', { name: 'Germany, 1 service' })).toBeVisible();
    expect(section.getByRole('button').elements()).toHaveLength(1);
  });

  it('has the visitor’s own services first (product.md, Where to watch: lines)', async () => {
    await open({ choices: { watchServices: [3, 9] } });
    await expect.poll(() => names('Stream')).toEqual(['Service 3, one of yours', 'Service 1', 'Service 2']);
  });

  it('leads to the provider’s page, in a tab of its own (product.md, Where to watch: link)', async () => {
    await open();
    const link = line('Stream').getByRole('link', { name: 'Service 2' });
    await expect.element(link).toHaveAttribute('href', OFFERS['DE']!.link);
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('leads nowhere where there is no page (product.md, Where to watch: link)', async () => {
    await open(offering({ stream: [aService(1)] }));
    await expect.poll(() => names('Stream')).toEqual(['Service 1']);
    expect(line('Stream').getByRole('link').elements()).toEqual([]);
  });

  it.each([
    ['a page', 'https://provider.example/', null],
    ['no page', null, '0'],
  ])('scrolls its services by keyboard where there is %s', async (_, link, tabIndex) => {
    await open(offering({ stream: [aService(1)], link }));
    await expect.poll(() => names('Stream')).toEqual(['Service 1']);
    expect(line('Stream').element().getAttribute('tabindex')).toBe(tabIndex);
  });

  it('names JustWatch (product.md, Where to watch: credit)', async () => {
    await open();
    await expect.element(credit).toBeVisible();
    await expect
      .element(credit.getByRole('link', { name: 'JustWatch' }))
      .toHaveAttribute('href', 'https://www.justwatch.com');
  });

  it('may be nowhere (product.md, Where to watch: none)', async () => {
    const { section } = await open(offering({ link: 'https://www.themoviedb.org/x' }));
    await expect.element(section.getByText('Not on any service we know of in Germany.', { exact: true })).toBeVisible();
    await expect.element(credit).not.toBeInTheDocument();
  });

  it('shows any name as text, and a letter for a missing logo', async () => {
    const name = `<b>${'Donaudampfschiff'.repeat(12)}</b>`;
    const { section } = await open(offering({ stream: [{ id: 1, name, logoPath: null }, aService(2)] }));
    await expect.element(section.getByText(name)).toBeVisible();
    expect(line('Stream').element().querySelector('img')).toHaveAttribute('alt', '');
    expect(section.element().scrollWidth).toBeLessThanOrEqual(section.element().clientWidth);
  });

  it('comes without moving what is below (product.md, Where to watch: asked)', async () => {
    const services = Array.from({ length: 40 }, (_, index) => aService(index + 1));
    const { load } = await openWatch(offering({ stream: services, rent: services, buy: services }));
    const below = () => page.getByRole('heading', { name: 'Cast' }).element().getBoundingClientRect().top;
    const before = below();
    await load();
    await expect.poll(() => names('Buy')).toHaveLength(40);
    expect(below()).toBe(before);
  });
});

describe('the country (product.md, Where to watch: country)', () => {
  it.each([
    [['de-DE'], {}, 'Germany, no services'],
    [['en', 'en-US', 'de-DE'], {}, 'United States, no services'],
    [['en-US'], { watchRegion: 'DE' }, 'Germany, no services'],
  ])('of %j and %j is told: %s', async (languages, choices, text) => {
    const { section, asked } = await open({ languages: () => languages, choices });
    await expect.element(section.getByText(text, { exact: true })).toBeVisible();
    expect(asked).toEqual([text.startsWith('Germany') ? 'DE' : 'US']);
  });

  it('is asked for where nobody names one, and the provider is not asked', async () => {
    const { section, asked, app } = await open({ languages: () => ['en', 'es-419'] });
    await expect.element(section.getByText('Where do you watch?')).toBeVisible();
    expect(asked).toEqual([]);
    await section.getByRole('button', { name: 'Choose your country' }).click();
    await page.getByLabelText('Country').selectOptions('United States');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => names('Rent')).toEqual(['Service 9']);
    expect(app.library.library.preferences.watchRegion).toBe('US');
    expect(asked).toEqual(['US']);
  });

  it('is not known before the library is (product.md, Where to watch: asked)', async () => {
    const { section, asked, load } = await openWatch({ choices: { watchRegion: 'US' } });
    await expect.element(section.getByText('Loading...')).toBeInTheDocument();
    expect(asked).toEqual([]);
    await load();
    await expect.poll(() => names('Rent')).toEqual(['Service 9']);
    expect(asked).toEqual(['US']);
  });

  it('can be changed; the services stay, and nothing is asked twice', async () => {
    const { section, asked, app } = await open({ choices: { watchServices: [3] } });
    const change = section.getByRole('button', { name: /services?$/ });
    for (const country of ['United States', 'Germany']) {
      await change.click();
      await page.getByLabelText('Country').selectOptions(country);
      await page.getByRole('button', { name: 'Done' }).click();
      await expect.element(change).toHaveFocus();
    }
    await expect.poll(() => names('Stream')).toHaveLength(3);
    expect(asked).toEqual(['DE', 'US']);
    expect(app.library.library.preferences).toMatchObject({ watchRegion: 'DE', watchServices: [3] });
  });
});

describe('a failure', () => {
  it('is one sentence in its own place, and can be tried again (product.md, Where to watch: failure)', async () => {
    let isDown = true;
    const { section, clock, emitted, asked } = await open({
      options: {
        optionsOf: async () => {
          if (isDown) throw new CatalogError({ kind: 'http', status: 500 });
          return OFFERS['DE']!;
        },
      },
    });
    await expect.poll(() => asked).toEqual(['DE']);
    await clock.advance(6_000);
    await expect
      .element(section.getByRole('alert'))
      .toHaveTextContent('Where to watch this could not be loaded.Try Again');
    await expect.element(page.getByRole('list', { name: 'Cast' }).getByRole('link').first()).toBeVisible();
    expect(page.getByRole('alert').elements()).toHaveLength(1);
    isDown = false;
    await section.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(section.getByRole('heading', { name: 'Where to watch' })).toHaveFocus();
    await expect.poll(() => names('Stream')).toHaveLength(3);
    expect(emitted).not.toContain('Connection restored!');
  });
});
