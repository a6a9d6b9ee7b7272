// First, so that the order of the layers is known before any component's.
import '#ui/styles/global.css';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Franchises } from '#application/ports/catalog/franchises.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { aFranchise } from '#fixtures/a-franchise.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { FranchiseScreen } from './franchise-screen.tsx';

type PartsOf = Franchises['partsOf'];

const refused = (status: number) => new CatalogError({ kind: 'http', status });

interface Opening {
  readonly path?: string;
  readonly library?: Partial<Library>;
}

const open = async (answer: PartsOf, { path = '/franchise/8091', library }: Opening = {}) => {
  const partsOf = vi.fn(answer);
  const harness = await renderWithApp(<FranchiseScreen />, {
    path,
    route: '/franchise/:id',
    franchises: { partsOf },
    library: { ...EMPTY_LIBRARY, ...library },
  });
  const { app, clock } = harness;
  const told: string[] = [];
  app.notifications.notifications$.subscribe((shown) =>
    told.splice(0, told.length, ...shown.map(({ message }) => message)),
  );
  await app.library.identity.resolve();
  app.library.loader.activate();
  await clock.advance(1_000);
  await clock.settle();
  return { ...harness, partsOf, told };
};

const show = (fields: Parameters<typeof aFranchise>[0] = {}, library: Partial<Library> = {}) =>
  open(async () => aFranchise(fields), { library });
const names = () => [...document.querySelectorAll('li h2')].map(({ textContent }) => textContent);
const heading = () => page.getByRole('heading', { level: 1 });
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1280, 900));

describe('a series of movies (product.md, Franchise: screen)', () => {
  it('is shown by its name, its text and its parts in their order, each a link', async () => {
    const { partsOf } = await show();
    await expect.element(heading()).toHaveTextContent('Alien Collection');
    await expect.element(page.getByText('In space.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Part 1' })).toHaveAttribute('href', '/movie/1');
    expect(names()).toEqual(['Part 1', 'Part 2', 'Part 3']);
    expect(document.title).toBe('Alien Collection, Matinee');
    expect(partsOf).toHaveBeenCalledTimes(1);
  });

  it('says how many of its parts are seen, also after one was marked (product.md, Franchise: seen)', async () => {
    const marks: Library['marks'] = [
      { id: 1, media_type: 'movie', seenAt: null },
      { id: 2, media_type: 'movie', rating: 8 },
      { id: 3, media_type: 'tv', seenAt: null },
    ];
    const { app } = await show({}, { marks });
    await expect.element(page.getByText('1 of 3 seen')).toBeVisible();
    const facade = await app.library.open('marks');
    facade.markTitle.execute(aFranchise().parts[1]!, { set: { seenAt: '2026-01-01' }, clear: [] });
    await expect.element(page.getByText('2 of 3 seen')).toBeVisible();
  });

  it('shows what the visitor is not interested in too', async () => {
    await show({}, { marks: [{ id: 2, media_type: 'movie', hiddenAt: '2026-01-01T00:00:00Z' }] });
    await expect.element(page.getByRole('link', { name: 'Part 2' })).toBeVisible();
  });

  it('adds all of it to the watchlist, and saves it as a collection, with one Undo each', async () => {
    const { app, told } = await show();
    await button('Add all to watchlist').click();
    await expect.poll(() => app.library.library.watchlist).toHaveLength(3);
    await expect.poll(() => told).toContain('3 titles added to your watchlist');
    await button('Save as collection').click();
    await expect.poll(() => app.library.library.collections.at(-1)?.name).toBe('Alien Collection');
  });

  it.each([
    ['one part', { parts: aFranchise().parts.slice(0, 1) }, 1],
    ['300 parts', { parts: Array.from({ length: 300 }, (_, at) => ({ ...aFranchise().parts[0]!, id: at + 1 })) }, 300],
  ])('may have %s', async (_, fields, count) => {
    await show(fields);
    await expect.element(page.getByText(`0 of ${count} seen`)).toBeVisible();
    await expect.element(button('Save as collection')).toBeVisible();
  });

  it('says that nothing of it is there where it has no parts, and offers nothing to save', async () => {
    await show({ parts: [], overview: '' });
    await expect.element(page.getByText('Nothing of it is in the catalogue.')).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
    expect(page.getByText(/seen$/).elements()).toEqual([]);
  });

  it('is shown as text, whatever the provider wrote', async () => {
    await show({ name: '<b>مينا</b> Collection', overview: '<img src=x onerror=alert(1)>\nTwo.' });
    await expect.element(heading()).toHaveTextContent('<b>مينا</b> Collection');
    await expect.element(page.getByText('<img src=x onerror=alert(1)>')).toHaveAttribute('dir', 'auto');
  });

  it('has placeholders while it loads, and a heading that keeps the focus', async () => {
    let answer: (franchise: ReturnType<typeof aFranchise>) => void = () => {};
    const { clock } = await open(() => new Promise((resolve) => (answer = resolve)));
    const h1 = heading().element();
    h1.focus();
    expect(h1.textContent).toBe('Loading...');
    expect(document.querySelectorAll('li[aria-hidden]').length).toBeGreaterThan(3);
    answer(aFranchise());
    await clock.settle();
    await expect.element(heading()).toHaveTextContent('Alien Collection');
    await expect.element(heading()).toHaveFocus();
  });
});

describe('a series that cannot be shown', () => {
  it.each(['0', '-1', '1.5', 'alien', '9007199254740992'])(
    'is not found at /franchise/%s, and never asked for',
    async (id) => {
      const { partsOf } = await open(async () => aFranchise(), { path: `/franchise/${id}` });
      await expect.element(page.getByRole('heading', { name: 'Content Not Found' })).toBeVisible();
      expect(partsOf).not.toHaveBeenCalled();
    },
  );

  it('is not found where the provider knows none by the id, without a toast', async () => {
    const { told } = await open(() => Promise.reject(refused(404)));
    await expect.element(page.getByRole('heading', { name: 'Content Not Found' })).toBeVisible();
    expect(told).toEqual([]);
  });

  it('can be tried again where it failed', async () => {
    const answer = vi.fn<PartsOf>().mockRejectedValue(refused(503));
    const { clock } = await open(answer);
    await clock.advance(6_000);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Failed to Load Franchise' })).toBeVisible();
    await expect.element(page.getByText("We couldn't load the Franchise content. Please try again.")).toBeVisible();
    answer.mockResolvedValue(aFranchise());
    await button('Try Again').click();
    await clock.settle();
    await expect.element(heading()).toHaveTextContent('Alien Collection');
  });
});
