import { RULES, TAKEN } from '../build/run-time/settings.ts';

const ADDRESS = RULES.VITALS_URL.words;
const PATH = RULES.BASE.words;

/** A setting, a value that it cannot have, and the whole sentence. The build says the same of the variable of its own. */
export interface Refused {
  readonly name: keyof typeof RULES;
  readonly value: string;
  readonly sentence: string;
  readonly more: Readonly<Record<string, string>>;
}

const refused = (name: Refused['name'], values: readonly string[], words: string): readonly Refused[] =>
  values.map((value) => ({ name, value, sentence: `${name} is "${value}"; ${words}`, more: {} }));

export const REFUSED: readonly Refused[] = [
  ...refused(
    'BASE',
    [
      'matinee',
      'matinee/',
      '/matinee',
      '//',
      '/a//b/',
      '/../',
      '/a/../b/',
      '/./',
      '/a b/',
      "/a'/",
      '/a"/',
      '/a;/',
      '/a{/',
      '/$a/',
      '/a\\/',
      '*',
      'https://matinee.example/',
      '/a?b/',
      '/é/',
      '/a\n/',
    ],
    PATH,
  ),
  ...refused(
    'DEVICES',
    [
      'devices/',
      '/devices',
      '/',
      '//devices/',
      '//evil.example/devices/',
      '/\\evil.example/',
      'https://evil.example/devices/',
      '/devices/?x=/',
      '/a b/',
      '/../devices/',
      "/'unsafe-inline'/",
      '/a;/',
      '*',
      '/a\n/',
    ],
    PATH,
  ),
  ...refused('DEVICES', ['/assets/', '/icons/x/', '/tmdb/', '/watchlist/', '/movie/', '/tv/12/'], TAKEN.words),
  ...refused(
    'SITE_URL',
    [
      'matinee.example',
      '//matinee.example',
      'ftp://matinee.example',
      'https://',
      'https://a b',
      'https://matinee.example/?x',
      'https://matinee.example/#x',
      'https://matinee.example;',
      'https://me:secret@matinee.example',
      "https://matinee.example/'",
      'https://*',
      '*',
      'javascript:alert(1)',
      'https://matinee.example/\n',
    ],
    RULES.SITE_URL.words,
  ),
  ...refused('SITE_URL', ['https://matinee.example/films/'], 'its folder is not that of BASE, "/".'),
  {
    name: 'SITE_URL',
    value: 'https://matinee.example/films',
    sentence: 'SITE_URL is "https://matinee.example/films"; its folder is not that of BASE, "/matinee/".',
    more: { BASE: '/matinee/' },
  },
  ...refused(
    'VITALS_URL',
    [
      'vitals.example',
      '//vitals.example',
      '/\\vitals.example',
      'https://',
      'https://*',
      'https://*.example',
      '*',
      "'unsafe-inline'",
      "https://vitals.example/; script-src * 'unsafe-inline'",
      'https://vitals.example/ x',
      'https://vitals.example;',
      'https://vitals.example/"',
      'https://vitals.example/<',
      'https://me@vitals.example/',
      'https://vitals.example/\\',
      'javascript:alert(1)',
      'data:,x',
      "https://vitals.example/'",
      'https://vitals.example\nhttps://evil.example',
      'https://bücher.example/',
      'https://vitals.example/#x',
      'https://vitals.example:x/',
    ],
    ADDRESS,
  ),
  ...[
    ['https://a.example, b.example ,https://c.example', 'b.example'],
    ['https://a.example,https://b.example,*', '*'],
    ["https://a.example;script-src 'unsafe-inline'", "https://a.example;script-src 'unsafe-inline'"],
    ['https://a.example https://b.example', 'https://a.example https://b.example'],
  ].map(([value = '', bad = '']) => ({
    name: 'IP_LOOKUP_URLS' as const,
    value,
    sentence: `IP_LOOKUP_URLS has "${bad}"; ${ADDRESS}`,
    more: {},
  })),
];
