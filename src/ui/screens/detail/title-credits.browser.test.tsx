import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TitleDetails } from '#domain/title-details.ts';
import { credits, details, openDetail, valueBeside } from '#fixtures/ui/open-detail.tsx';

const open = (fields: Partial<TitleDetails> = {}) =>
  openDetail({ fetchDetails: () => Promise.resolve(details(fields)) });

const lineOf = (label: string) => [...document.querySelectorAll('dt')].find((dt) => dt.textContent === label);
const linksBeside = (label: string) =>
  [...(lineOf(label)?.nextElementSibling?.querySelectorAll('a') ?? [])].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
const named = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Studio ${index + 1}` }));

beforeEach(() => page.viewport(1280, 900));

describe('names on a title’s page (product.md, Detail: names)', () => {
  it('lead from crew and creators to the person', async () => {
    await open({ created_by: [{ id: 7, name: 'Ada Quill' }, { name: 'Milo Colt' }] });
    await expect.poll(() => linksBeside('Director')).toEqual([['Ines Okafor', '/person/90']]);
    expect(linksBeside('Writers')).toEqual([
      ['Paul Stevin', '/person/91'],
      ['Ines Okafor', '/person/90'],
    ]);
    // Of somebody without an id, there is no page.
    expect(linksBeside('Created by')).toEqual([['Ada Quill', '/person/7']]);
    expect(valueBeside('Created by')).toBe('Ada Quill, Milo Colt');
  });

  it.each<[string, Partial<TitleDetails>, (readonly [string, string])[]]>([
    [
      'Genres',
      {},
      [
        ['Drama', '/movie?genre=18'],
        ['Comedy', '/movie?genre=35'],
      ],
    ],
    ['Genres', { media_type: 'tv', genres: [{ id: 18, name: 'Drama' }] }, [['Drama', '/tv?genre=18']]],
    ['Year', { release_date: '1979-05-25' }, [['1979', '/movie?from=1979&to=1979']]],
    ['Year', { media_type: 'tv', first_air_date: '2011-04-17' }, [['2011', '/tv?from=2011&to=2011']]],
    ['Language', { original_language: 'fr' }, [['French', '/movie?lang=fr']]],
    ['Language', { original_language: 'cn' }, [['Cantonese', '/movie?lang=cn']]],
    [
      'Countries',
      { countries: ['FR', 'BE'] },
      [
        ['France', '/movie?country=FR'],
        ['Belgium', '/movie?country=BE'],
      ],
    ],
    ['Country', { media_type: 'tv', countries: ['US', 'US'] }, [['United States', '/tv?country=US']]],
    ['Company', { companies: [{ id: 4, name: 'Paramount' }] }, [['Paramount', '/movie?company=4']]],
    [
      'Networks',
      {
        media_type: 'tv',
        networks: [
          { id: 49, name: 'HBO' },
          { id: 2, name: 'ABC' },
        ],
      },
      [
        ['HBO', '/tv?network=49'],
        ['ABC', '/tv?network=2'],
      ],
    ],
  ])('%s of %j lead to the titles that have the same', async (label, fields, expected) => {
    await open(fields);
    await expect.poll(() => linksBeside(label)).toEqual(expected);
  });

  it('show where the focus is', async () => {
    await open();
    await expect.poll(() => linksBeside('Director')).toHaveLength(1);
    lineOf('Director')?.nextElementSibling?.querySelector('a')?.focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toHaveTextContent('Paul Stevin');
    expect(getComputedStyle(document.activeElement!).outlineStyle).toBe('solid');
  });

  it('stand in elements of their own, and are text', async () => {
    const hostile = `<img src=x onerror="alert(1)">${'Ω'.repeat(300)}`;
    await page.viewport(390, 844);
    await open({
      companies: [{ id: 1, name: hostile }],
      countries: ['<b>', 'DE'],
      original_name: 'ليلة <i>',
      original_language: '"><b>',
    });
    await expect.poll(() => linksBeside('Company')).toEqual([[hostile, '/movie?company=1']]);
    expect(linksBeside('Country')).toEqual([['Germany', '/movie?country=DE']]);
    expect(valueBeside('Original title')).toBe('ليلة <i>');
    const section = page.getByRole('region', { name: 'Credits' }).element();
    expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth);
    const link = lineOf('Company')?.nextElementSibling?.querySelector('a');
    expect(link?.children).toHaveLength(1);
  });
});

describe('where a title comes from (product.md, Detail: credit lines)', () => {
  it('follows the other lines', async () => {
    await open({
      original_name: 'L’Après-midi',
      original_language: 'fr',
      countries: ['FR'],
      companies: named(1),
      budget: 2_000_000,
    });
    await expect.poll(() => valueBeside('Director')).toBe('Ines Okafor');
    const labels = [...document.querySelectorAll('[aria-labelledby="credits"] dt')].map((dt) => dt.textContent);
    expect(labels).toEqual([
      'Director',
      'Writers',
      'Genres',
      'Release date',
      'Revenue',
      'Original title',
      'Language',
      'Country',
      'Company',
      'Budget',
    ]);
    expect(valueBeside('Budget')).toBe('$2,000,000');
  });

  it('calls the name of a show by its name', async () => {
    await open({ media_type: 'tv', original_name: 'Gisaengchung' });
    await expect.poll(() => valueBeside('Original name')).toBe('Gisaengchung');
  });

  it.each([
    ['that have nobody who speaks', { original_language: 'xx' }, 'Language', 'No Language'],
    ['of four companies', { companies: named(4) }, 'Companies', 'Studio 1, Studio 2, Studio 3, Studio 4'],
    ['of five companies', { companies: named(5) }, 'Companies', 'Studio 1, Studio 2, Studio 3 and 2 more'],
    [
      'of companies that are repeated',
      { companies: [...named(3), ...named(3)] },
      'Companies',
      'Studio 1, Studio 2, Studio 3',
    ],
    [
      'of many countries',
      { countries: ['FR', 'BE', 'DE', 'IT', 'CH'] },
      'Countries',
      'France, Belgium, Germany and 2 more',
    ],
  ])('of titles %s', async (_, fields, label, text) => {
    await open(fields);
    await expect.poll(() => valueBeside(label)).toBe(text);
  });

  it('has no lines for what is unknown', async () => {
    await open({ original_name: '', countries: [], companies: [], networks: [], budget: 0, original_language: '' });
    await expect.poll(() => valueBeside('Director')).toBe('Ines Okafor');
    for (const label of ['Original title', 'Language', 'Country', 'Company', 'Network', 'Budget'])
      expect(lineOf(label)).toBeUndefined();
  });

  it('shows the others by keyboard, and the focus goes to the first of them', async () => {
    await open({ companies: named(30) });
    const more = page.getByRole('button', { name: 'and 27 more' });
    await expect.element(more).toBeVisible();
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(linksBeside('Companies')).toHaveLength(30);
    expect(document.activeElement).toHaveTextContent('Studio 4');
  });
});

it('says of Watch Now that it plays the trailer (product.md, Detail: actions)', async () => {
  await openDetail({ fetchCredits: () => Promise.resolve(credits) });
  await expect
    .element(page.getByRole('button', { name: 'Watch Now' }))
    .toHaveAccessibleDescription('Plays the trailer');
});
