import fc from 'fast-check';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#composition/config.ts';
import { smallContainers, type SmallContainers } from '#fixtures/container-image.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { plainLinks } from '../configuration.ts';
import { checkSettings } from './settings.ts';

let containers: SmallContainers;
beforeAll(async () => {
  containers = await smallContainers(readConfig);
});
afterAll(() => containers.close());

/** What a container's page says, as data and to who runs no script. */
const told = (env: Readonly<Record<string, string>>, image?: string) => {
  expect(containers.start({ CATALOG: 'demo', ...env }, image)).toEqual({ status: 0, stderr: '' });
  const page = containers.written('site/index.html');
  const [, data = ''] = /data-settings>(.*?)<\/script>/.exec(page) ?? [];
  const [, plain = ''] = /<noscript>No script\.(.*?)<\/noscript>/.exec(page) ?? [];
  return { settings: JSON.parse(data) as Readonly<Record<string, unknown>>, plain };
};

const ADDRESSES = [
  'https://example.org/imprint?a=1&b=%22#top',
  'http://[::1]:8080',
  '/',
  '/privacy/%3Cscript%3E',
  '/__MATINEE_SETTINGS__',
  'mailto:me+films@example.org',
];
const EVIL = ['</script><script>', '"', '\\', '\\"', "'", '$uri', ';', '&amp;', '<!--', '{{', '%', '__MATINEE_LINKS__'];
const RIGHT_TO_LEFT = ['בית', '\u202Egnp', '\u2067', 'خصوصية'];

/** Any letters but commas, which end an item, and what no value has: characters of control. */
const label = fc
  .array(
    fc.oneof(fc.constantFrom(...EVIL, ...RIGHT_TO_LEFT), fc.string({ unit: 'grapheme-composite', maxLength: 12 })),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' ').replaceAll(',', '').trim())
  .filter((text) => text !== '' && !/\p{Cc}/u.test(text));
const links = fc.array(fc.record({ label, href: fc.constantFrom(...ADDRESSES) }), { minLength: 1, maxLength: 5 });

const listOf = (some: readonly { readonly label: string; readonly href: string }[]): string =>
  some.map((link) => `${link.label}  ${link.href}`).join(' , ');

// product.md, Configuration: host's links.
describe("a host's links, whatever their labels are", () => {
  it('are told to pages as they were given', () => {
    fc.assert(
      fc.property(links, (some) => {
        const list = listOf(some);
        expect(() => checkSettings({ VITE_FOOTER_LINKS: list }, '/')).not.toThrow();
        expect(readConfig({ VITE_FOOTER_LINKS: list }).hostLinks).toEqual(some);
        const { settings, plain } = told({ FOOTER_LINKS: list });
        expect(settings['hostLinks']).toEqual(some);
        // The container leaves no text that could be taken for a place that is to be filled.
        expect(plain.replaceAll('&#95;', '_')).toBe(plainLinks(list));
      }),
      runs(12),
    );
  });

  it('are text in a page that runs no script', () => {
    expect(plainLinks('A<b onclick="x">&amp; /x?a&b')).toBe(
      ' <a href="/x?a&amp;b"><u><bdi>A&lt;b onclick=&quot;x&quot;>&amp;amp;</bdi></u></a>',
    );
    expect(plainLinks('')).toBe('');
  });
});

describe('a container', () => {
  it('that is told neither links nor where to ask says nothing of them: its page is no larger', () => {
    const { settings, plain } = told({ FOOTER_LINKS: ' , ', REQUEST_URL: '' });
    expect(Object.keys(settings)).not.toContain('hostLinks');
    expect(Object.keys(settings)).not.toContain('requestUrl');
    expect(plain).toBe('');
  });

  it('tells its page where to ask for what no service has', () => {
    const { settings } = told({ REQUEST_URL: 'https://example.org/requests/' });
    expect(settings['requestUrl']).toBe('https://example.org/requests/');
  });

  it('takes one label twice, and what is empty between commas for nothing', () => {
    const { settings } = told({ FOOTER_LINKS: ',Imprint /a, ,Imprint https://example.org/a,Imprint /a,,' });
    const hrefs = ['/a', 'https://example.org/a', '/a'];
    expect(settings['hostLinks']).toEqual(hrefs.map((href) => ({ label: 'Imprint', href })));
  });

  it('takes as many links as there can be, each as long as it can be', () => {
    const item = `${'ש'.repeat(197)} /x`;
    const { settings } = told({ FOOTER_LINKS: Array.from({ length: 10 }, () => item).join(',') });
    expect(settings['hostLinks']).toHaveLength(10);
  });

  it('serves a page of the host that is mounted beside its own files', async () => {
    const text = '<!doctype html><title>Imprint</title>';
    await writeFile(join(containers.folder, 'image/sites/demo/imprint.html'), text);
    expect(told({ FOOTER_LINKS: 'Imprint /imprint.html' }).settings['hostLinks']).toHaveLength(1);
    expect(containers.written('site/imprint.html')).toBe(text);
  });

  it('has the links that its image was built with', async () => {
    await containers.image('linked', { catalogues: ['demo'], built: { VITE_FOOTER_LINKS: 'Über uns /about-us' } });
    const env = { CATALOG: '' };
    expect(told(env, 'linked').settings['hostLinks']).toEqual([{ label: 'Über uns', href: '/about-us' }]);
  });
});
