import { NO_BASE, RULES, TAKEN, UNANSWERED } from '../build/run-time/settings.ts';

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

/** Of a list, one of its items. */
const refusedItems = (
  name: Refused['name'],
  items: readonly (readonly [value: string, bad: string])[],
): readonly Refused[] =>
  items.map(([value, bad]) => ({ name, value, sentence: `${name} has "${bad}"; ${RULES[name].words}`, more: {} }));

/** One that is a little too long, and one that nginx has no room for: of `repeated` between two others. */
const tooLong = (
  name: Refused['name'],
  ...[before, repeated, after]: readonly [string, string, string]
): readonly Refused[] => {
  const { longest } = RULES[name];
  return [longest, 6_000].map((least) => {
    const value = before + repeated.repeat(Math.ceil((least + 1) / repeated.length)) + after;
    return {
      name,
      value,
      sentence: `${name} has ${value.length} characters; it can have ${longest} at most.`,
      more: {},
    };
  });
};

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
  ...refused('BASE', ['/tmdb-images/', '/TMDB-Images/', '/films/tmdb-images/', '/tmdb-images/films/'], NO_BASE.words),
  ...tooLong('BASE', '/', 'a', '/'),
  ...tooLong('DEVICES', '/', 'a', '/'),
  ...tooLong('DEVICES', '/', 'a/', ''),
  ...tooLong('SITE_URL', 'https://', 'a', '.example/'),
  ...tooLong('VITALS_URL', 'https://vitals.example/', '?', ''),
  ...tooLong('IP_LOOKUP_URLS', 'https://a.example', ',https://a.example', ''),
  ...tooLong('IP_LOOKUP_URLS', 'https://', 'a', '.example'),
  ...refused('DEVICES', ['/_sync/', '/_/', '/__x/', '/_sync/devices/', '/_tmdb/'], UNANSWERED.words),
  ...refused('DEVICES', ['/tmdb-images/', '/TMDB-IMAGES/', '/x/tmdb-images/', '/x/tmdb-images/y/'], TAKEN.words),
  {
    name: 'DEVICES',
    value: '/matinee/_sync/',
    sentence: `DEVICES is "/matinee/_sync/"; ${UNANSWERED.words}`,
    more: { BASE: '/matinee/' },
  },
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
  ...refusedItems('IP_LOOKUP_URLS', [
    ['https://a.example, b.example ,https://c.example', 'b.example'],
    ['https://a.example,https://b.example,*', '*'],
    ["https://a.example;script-src 'unsafe-inline'", "https://a.example;script-src 'unsafe-inline'"],
    ['https://a.example https://b.example', 'https://a.example https://b.example'],
  ]),
  ...refusedItems(
    'FOOTER_LINKS',
    [
      'Imprint',
      'https://example.org/imprint',
      'Imprint example.org',
      'Imprint javascript:alert(1)',
      'Imprint JavaScript:alert(1)',
      'Imprint data:text/html;base64',
      'Imprint jAvAsCrIpT:alert(1)',
      'Imprint java\u0007script:alert(1)',
      'Imprint /\u001B[2J',
      'Imprint blob:https://example.org/1',
      'Imprint file:///etc/passwd',
      'Imprint https:example.org',
      'Imprint https:///example.org',
      'Imprint https://example.org/\u202Egpj',
      'Imprint https://\u2066example.org',
      'Imprint /&#106;avascript;',
      'Imprint vbscript:x',
      'Imprint //evil.example',
      'Imprint /\\evil.example',
      'Imprint \\\\evil.example',
      'Imprint imprint',
      'Imprint ./imprint',
      'Imprint https://me:secret@example.org',
      'Imprint https://example.org/"onclick="x',
      "Imprint https://example.org/'",
      'Imprint https://example.org/<b>',
      'Imprint https://example.org/;x',
      'Imprint https://bücher.example/',
      'Imprint https://',
      'Imprint mailto:',
      'Imprint mailto:me@example.org?bcc=x',
      'Imprint https://example.org/imprint now',
      'Imp\trint https://example.org',
      'Imprint\nhttps://example.org',
    ].map((bad) => [`Privacy /privacy, ${bad} ,Contact mailto:me@example.org`, bad]),
  ),
  ...tooLong('FOOTER_LINKS', 'Imprint https://', 'a', '.example'),
  {
    name: 'FOOTER_LINKS',
    value: Array.from({ length: 60 }, (_, at) => `Link${at} /${at}`).join(', '),
    sentence: 'FOOTER_LINKS has 60 items; it can have 10 at most.',
    more: {},
  },
  {
    name: 'FOOTER_LINKS',
    value: `Privacy /privacy, ${'ü'.repeat(300)} /imprint`,
    sentence: 'An item of FOOTER_LINKS has 309 characters; it can have 200 at most.',
    more: {},
  },
  ...refused(
    'REQUEST_URL',
    [
      'requests.example',
      '/requests/',
      '//requests.example',
      'javascript:alert(1)',
      'data:,x',
      'https://requests.example/?x=1',
      'https://requests.example/#x',
      'JaVaScRiPt:alert(1)',
      'mailto:me@requests.example',
      'https:///requests.example',
      'https://requests.example/\u202Ex/',
      'https://requests.example/\u0007/',
      'https://requests.example, https://other.example',
      'https://requests.example/movie/{id}',
      'https://requests.example/%2e%2e/',
      'https://requests.example/$uri',
      'https://requests.example/"',
      'https://requests.example/;x',
      'https://requests.example/../x/',
      'https://requests.example\\evil.example',
      'https://me@requests.example',
      'https://requests.example/a b/',
      'https://requests.example\n',
    ],
    RULES.REQUEST_URL.words,
  ),
  ...tooLong('REQUEST_URL', 'https://', 'a', '.example/'),
];
