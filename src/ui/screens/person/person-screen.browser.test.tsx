import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { movies } from '#fixtures/ui/a-page.ts';
import { aPerson } from '#fixtures/ui/a-person.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { PersonScreen } from './person-screen.tsx';

type FetchPerson = MovieCatalog['fetchPerson'];

const open = async (answer: FetchPerson, path = '/person/7') => {
  const fetchPerson = vi.fn(answer);
  const harness = await renderWithApp(<PersonScreen />, { answers: { fetchPerson }, path, route: '/person/:id' });
  await harness.clock.settle();
  return { ...harness, fetchPerson };
};
const show = (fields: Parameters<typeof aPerson>[0]) => open(() => Promise.resolve(aPerson(fields)));

beforeEach(() => page.viewport(1280, 800));

describe('a person', () => {
  it('is shown by name, portrait and department (product.md, Person: screen)', async () => {
    const { screen } = await show({ profile_path: '/ines.svg', known_for_department: 'Directing' });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ines Okafor');
    await expect.element(screen.getByRole('img', { name: 'Portrait of Ines Okafor' })).toBeVisible();
    await expect.element(screen.getByText('Directing')).toBeVisible();
    expect(document.title).toBe('Ines Okafor, Matinee');
  });

  it('has the dates and the place of a life, as far as they are known', async () => {
    const { screen } = await show({ birthday: '1948-02-29', place_of_birth: 'Lagos, Nigeria', deathday: '2019-11-05' });
    const life = () => [...screen.container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(life()).toEqual(['BornFebruary 29, 1948', 'BirthplaceLagos, Nigeria', 'DiedNovember 5, 2019']);
  });

  it('has no facts of a life of which nothing is known', async () => {
    const { screen } = await show({ birthday: 'unknown' });
    expect(screen.getByRole('heading', { name: 'Life' }).elements()).toHaveLength(0);
    await expect.element(screen.getByText('Nobody has written about this life yet.')).toBeVisible();
  });

  it('is shown as text, whatever the provider wrote', async () => {
    const { screen } = await show({ name: '<b>مينا</b>', biography: '<img src=x onerror=alert(1)>' });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<b>مينا</b>');
    await expect.element(screen.getByText('<img src=x onerror=alert(1)>')).toHaveAttribute('dir', 'auto');
  });
});

describe('a biography', () => {
  const paragraph = 'She directs pictures about people who stay after the lights come up. ';

  it('stands in paragraphs', async () => {
    const { screen } = await show({ biography: 'One.\n\nTwo.\r\nThree.\n' });
    const texts = [...screen.container.querySelectorAll('section p')].map(({ textContent }) => textContent.trim());
    expect(texts).toEqual(['One.', 'Two.', 'Three.']);
    expect(screen.getByRole('button', { name: 'Read more' }).elements()).toHaveLength(0);
  });

  it('that is long is opened and closed by a button', async () => {
    const { screen } = await show({ biography: `${paragraph.repeat(12)}\nThe end.` });
    expect(screen.getByText('The end.').elements()).toHaveLength(0);
    await expect.element(screen.getByRole('button', { name: 'Read more' })).toHaveAttribute('aria-expanded', 'false');
    await screen.getByRole('button', { name: 'Read more' }).click();
    await expect.element(screen.getByText('The end.')).toBeVisible();
    await screen.getByRole('button', { name: 'Read less' }).click();
    expect(screen.getByText('The end.').elements()).toHaveLength(0);
  });
});

describe("a person's titles", () => {
  // product.md, Person: screen.
  it('are a row of what they are known for and a wall of what they appeared in', async () => {
    const { screen } = await show({ knownFor: movies(1, 3), appearedIn: movies(1, 30) });
    expect(screen.getByRole('list', { name: 'Known For' }).getByRole('listitem').elements()).toHaveLength(3);
    expect(screen.getByRole('list', { name: 'Appeared In' }).getByRole('listitem').elements()).toHaveLength(30);
    await expect.element(screen.getByText('30 titles')).toBeInTheDocument();
  });

  it('are left out when there are none', async () => {
    const { screen } = await show({});
    expect(screen.getByRole('list').elements()).toHaveLength(0);
  });

  it('lend a picture, and its name, to the top of the page', async () => {
    const { screen } = await show({
      knownFor: [aTitle({ id: 1, backdrop_path: null }), aTitle({ id: 2, title: 'Dust Parade' })],
    });
    await expect.element(screen.getByText('From Dust Parade')).toBeVisible();
  });
});

describe('while a person loads', () => {
  it('placeholders stand in their places: neither the portrait nor the name move', async () => {
    let answer = () => undefined as void;
    const { screen, clock } = await open(() =>
      new Promise<void>((done) => (answer = done)).then(() =>
        aPerson({ known_for_department: 'Directing', biography: 'Short.', knownFor: movies(1, 9) }),
      ),
    );
    const rects = () =>
      ['figure', 'figure + div > *', 'h1'].map(
        (part) => screen.container.querySelector(part)?.getBoundingClientRect().toJSON() as object,
      );
    const before = rects();
    expect(screen.container.querySelectorAll('li[aria-hidden]')).toHaveLength(8);
    // Where it stands is not known before the biography is.
    const knownFor = screen.getByRole('heading', { name: 'Known For', includeHidden: true });
    await expect.element(knownFor).not.toBeVisible();
    answer();
    await clock.settle();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ines Okafor');
    expect(rects()).toEqual(before);
    await expect.element(knownFor).toBeVisible();
  });
});

describe('a person who cannot be shown', () => {
  it.each(['0', '-1', '1.5', 'ines', '9007199254740992'])(
    'is not found at /person/%s, and never asked for',
    async (id) => {
      const { screen, fetchPerson } = await open(() => Promise.resolve(aPerson()), `/person/${id}`);
      await expect.element(screen.getByRole('heading', { name: 'Content Not Found' })).toBeVisible();
      await expect.element(screen.getByText('The requested content could not be found.')).toBeVisible();
      expect(fetchPerson).not.toHaveBeenCalled();
    },
  );

  it('is not found when the provider knows no person by the id', async () => {
    const { screen } = await open(() => Promise.reject(new CatalogError({ kind: 'http', status: 404 })));
    await expect.element(screen.getByRole('heading', { name: 'Content Not Found' })).toBeVisible();
  });

  it('is tried 3 more times, at 1 s, 2 s and 3 s; then it can be tried again', async () => {
    const answer = vi.fn<FetchPerson>().mockImplementation(() => Promise.reject(new CatalogError({ kind: 'network' })));
    const { screen, clock, fetchPerson } = await open(answer);
    await clock.advance(6_000);
    expect(fetchPerson).toHaveBeenCalledTimes(4);
    await expect.element(screen.getByRole('heading', { name: 'Failed to Load Person' })).toBeVisible();
    await expect.element(screen.getByText("We couldn't load the Person content. Please try again.")).toBeVisible();

    answer.mockResolvedValue(aPerson());
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await clock.settle();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ines Okafor');
  });
});
