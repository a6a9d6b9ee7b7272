import { describe, expect, it } from 'vitest';
import type { Edition } from '#application/ports/catalog/edition.ts';
import { privacyLines } from './privacy-lines.ts';

const EDITION: Edition = {
  version: '1.2.3',
  sourceUrl: 'https://source.example/',
  apiUrl: 'https://api.example/3',
  imageUrl: 'https://images.example/t/p/',
  ipLookupUrls: ['https://one.example/?format=json', 'https://two.example/ip'],
  vitalsUrl: '',
  hostLinks: [],
  requestUrl: '',
  store: 'local',
};

describe('who is asked what (product.md, About: privacy)', () => {
  it.each<[string, Partial<Edition> & { readonly isDemo?: boolean }, Readonly<Record<string, string>>]>([
    [
      'by default',
      {},
      {
        'Titles and search': 'asks api.example for titles',
        Pictures: 'come from images.example.',
        'Your address': 'asks one.example, two.example for its public address',
        Measurements: 'Nothing is measured.',
      },
    ],
    [
      'with a proxy on the site’s own host',
      { apiUrl: '/tmdb/3' },
      { 'Titles and search': 'This site asks TMDB on your behalf.' },
    ],
    [
      'in the demo',
      { isDemo: true },
      { 'Titles and search': 'Nobody is asked for them.', Pictures: 'come from this site.' },
    ],
    [
      'with one service for the address',
      { ipLookupUrls: ['/ip'] },
      { 'Your address': 'asks this site for its public address. Your' },
    ],
    ['without services for the address', { ipLookupUrls: [] }, { 'Your address': 'Nobody is asked for it.' }],
    [
      'with requests',
      { requestUrl: 'https://requests.example/films/' },
      { Requests: 'leads to requests.example, which learns which title it is.' },
    ],
    ['with vitals', { vitalsUrl: 'https://vitals.example/v' }, { Measurements: 'is sent to vitals.example' }],
    ['with vitals of its own', { vitalsUrl: '/vitals' }, { Measurements: 'is sent to this site' }],
  ])('is said %s', (_, { isDemo = false, ...own }, expected) => {
    const lines = Object.fromEntries(privacyLines({ ...EDITION, ...own }, isDemo));
    for (const [label, text] of Object.entries(expected)) expect(lines[label]).toContain(text);
  });

  it('is complete', () => {
    expect(privacyLines(EDITION, false).map(([label]) => label)).toEqual([
      'Your lists',
      'Titles and search',
      'Pictures',
      'Where to watch',
      'Your address',
      'Trailers',
      'Measurements',
      'Reports',
      'Cookies',
    ]);
  });
});
