import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('a configuration', () => {
  it('has a default of everything (product.md, Configuration: variables)', () => {
    expect(readConfig({})).toEqual({
      catalog: 'tmdb',
      token: '',
      apiUrl: 'https://api.themoviedb.org/3',
      imageUrl: 'https://image.tmdb.org/t/p/',
      store: 'local',
      ipLookupUrls: ['https://api.ipify.org?format=json', 'https://httpbin.org/ip', 'https://api.myip.com'],
      vitalsUrl: '',
      hostLinks: [],
      requestUrl: '',
      version: '',
      sourceUrl: '',
    });
  });

  it('is what the environment says', () => {
    const env = {
      VITE_CATALOG: 'demo',
      VITE_TMDB_ACCESS_TOKEN: ' eyJ.token ',
      VITE_TMDB_API_URL: 'https://tmdb.example/3',
      VITE_TMDB_IMAGE_URL: 'https://images.example/',
    };
    expect(readConfig(env)).toMatchObject({
      catalog: 'demo',
      token: 'eyJ.token',
      apiUrl: 'https://tmdb.example/3',
      imageUrl: 'https://images.example/',
    });
  });
});

describe('VITE_STORE', () => {
  it.each<[string | undefined, string]>([
    [undefined, 'local'],
    ['', 'local'],
    ['indexeddb', 'indexeddb'],
  ])('%s means %s', (VITE_STORE, store) => {
    expect(readConfig(VITE_STORE === undefined ? {} : { VITE_STORE }).store).toBe(store);
  });
});

describe('VITE_IP_LOOKUP_URLS', () => {
  // product.md, Provider calls: address services.
  it('is an ipify-style, an httpbin-style and a myip-style service by default, in this order', () => {
    expect(readConfig({}).ipLookupUrls).toEqual([
      'https://api.ipify.org?format=json',
      'https://httpbin.org/ip',
      'https://api.myip.com',
    ]);
  });

  it.each([
    ['', []],
    [' ', []],
    [',', []],
    ['https://ip.example', ['https://ip.example']],
    [' https://a.example , https://b.example/x?y=1,', ['https://a.example', 'https://b.example/x?y=1']],
  ])('%j means %j', (VITE_IP_LOOKUP_URLS, urls) => {
    expect(readConfig({ VITE_IP_LOOKUP_URLS }).ipLookupUrls).toEqual(urls);
  });
});

describe('VITE_VITALS_URL', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    [' ', ''],
    [' https://vitals.example/collect ', 'https://vitals.example/collect'],
  ])('%j means %j', (VITE_VITALS_URL, url) => {
    expect(readConfig(VITE_VITALS_URL === undefined ? {} : { VITE_VITALS_URL }).vitalsUrl).toBe(url);
  });
});
