// First, so that the order of the layers is known before any component's.
import '#ui/styles/global.css';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Franchises } from '#application/ports/catalog/franchises.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { aFranchise } from '#fixtures/a-franchise.ts';
import { details } from '#fixtures/ui/open-detail.tsx';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { FranchiseRow } from './franchise-row.tsx';

type PartsOf = Franchises['partsOf'];

const { overview: _overview, parts: _parts, ...SUMMARY } = aFranchise();
const ONE = aFranchise({ parts: aFranchise().parts.slice(0, 1) });

interface Opening {
  readonly name?: string;
  readonly library?: Partial<Library>;
  /** How far below the window the row begins, in pixels. */
  readonly below?: number;
}

const open = async (answer: PartsOf, { name = SUMMARY.name, library = {}, below = 0 }: Opening = {}) => {
  const partsOf = vi.fn(answer);
  const harness = await renderWithApp(
    <>
      <div data-testid="above" style={{ height: below ? window.innerHeight + below : 0 }} />
      <FranchiseRow franchise={{ ...SUMMARY, name }} title={details({ id: 1 })} />
      <p>What is below</p>
    </>,
    { franchises: { partsOf }, library: { ...EMPTY_LIBRARY, ...library } },
  );
  await harness.clock.settle();
  return { ...harness, partsOf };
};

const heading = () => page.getByRole('heading', { level: 2 });
const row = () => page.getByRole('list', { name: 'Parts of the Alien Collection' });
const top = () => page.getByText('What is below').element().getBoundingClientRect().top + window.scrollY;

beforeEach(async () => {
  await page.viewport(1280, 700);
  window.scrollTo(0, 0);
});

describe('the row of the series that a movie is part of (product.md, Franchise: row)', () => {
  it('leads to the series, says how many parts are seen, and shows the others by date', async () => {
    const marks = [1, 3].map((id) => ({ id, media_type: 'movie', seenAt: null }) as const);
    await open(async () => aFranchise(), { library: { marks } });
    await expect.element(heading()).toHaveTextContent('Part of the Alien Collection');
    await expect.element(heading().getByRole('link')).toHaveAttribute('href', '/franchise/8091');
    await expect.element(page.getByText('2 of 3 seen')).toBeVisible();
    await expect.element(row().getByRole('link', { name: 'Part 2' })).toHaveAttribute('href', '/movie/2');
    const names = [...document.querySelectorAll('li h3')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Part 2', 'Part 3']);
  });

  it('is named without an article twice, and as text', async () => {
    await open(async () => aFranchise(), { name: 'The <b>Godfather</b> Collection' });
    await expect.element(heading()).toHaveTextContent('Part of the <b>Godfather</b> Collection');
  });

  it('asks once it is near the window, once, and has its room from the start', async () => {
    const { partsOf, clock } = await open(async () => aFranchise(), { below: 2_000 });
    await expect.element(row()).toBeInTheDocument();
    expect(partsOf).not.toHaveBeenCalled();
    const before = top();
    page.getByText('What is below').element().scrollIntoView();
    await expect.poll(() => partsOf.mock.calls.length).toBe(1);
    await clock.settle();
    await expect.element(page.getByRole('link', { name: 'Part 2' })).toBeInTheDocument();
    expect(Math.abs(top() - before)).toBeLessThan(1);
    expect(partsOf).toHaveBeenCalledTimes(1);
  });

  it.each<readonly [string, PartsOf]>([
    ['has no other part', async () => ONE],
    ['has no parts', async () => aFranchise({ parts: [] })],
    ['is not there', () => Promise.reject(new CatalogError({ kind: 'http', status: 404 }))],
  ])('is gone where the series %s, before anybody sees it', async (_, answer) => {
    // Near enough to be asked for, and not in the window.
    const { partsOf } = await open(answer, { below: 100 });
    await expect.poll(() => partsOf.mock.calls.length).toBe(1);
    await expect.poll(() => page.getByRole('heading').elements()).toEqual([]);
    await expect.poll(() => document.querySelector('ul')).toBeNull();
  });

  it.each<readonly [string, PartsOf]>([
    ['has no other part', async () => ONE],
    ['is not there', () => Promise.reject(new CatalogError({ kind: 'http', status: 404 }))],
  ])('shows nothing, and moves nothing, where the series %s and somebody looks', async (_, answer) => {
    let resolve = () => {};
    const waits = new Promise<void>((done) => (resolve = done));
    const { partsOf, clock } = await open(async (...asked) => {
      await waits;
      return answer(...asked);
    });
    await expect.poll(() => partsOf.mock.calls.length).toBe(1);
    const before = top();
    resolve();
    await clock.settle();
    await expect.poll(() => page.getByRole('heading').elements()).toEqual([]);
    expect(page.getByRole('link').elements()).toEqual([]);
    expect(Math.abs(top() - before)).toBeLessThan(1);
  });

  it('can be tried again where it failed, and keeps the focus', async () => {
    const answer = vi.fn<PartsOf>().mockRejectedValue(new CatalogError({ kind: 'http', status: 503 }));
    const { clock } = await open(answer);
    await expect.poll(() => answer.mock.calls.length).toBe(1);
    await clock.advance(6_000);
    await expect.element(page.getByText("We couldn't load the Franchise content. Please try again.")).toBeVisible();
    answer.mockResolvedValue(aFranchise());
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(heading()).toHaveFocus();
    await clock.settle();
    await expect.element(page.getByRole('link', { name: 'Part 3' })).toBeVisible();
  });
});
