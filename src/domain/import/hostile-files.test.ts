import { describe, expect, it } from 'vitest';
import { parseMarkup } from '#adapters/files/parse-markup.ts';
import { growsLinearly, hostileTexts } from '#fixtures/growth.ts';
import { EXPORTS } from '#fixtures/import/exports.data.ts';
import { parsed } from '#fixtures/import/parsed.ts';
import { outcomeOf } from '#fixtures/import/reading-of.ts';
import { readPrivateLink } from '../addresses/private-link.ts';
import { searchText } from '../addresses/search-params.ts';
import { readTitleAddress } from '../addresses/title-address.ts';
import { linksIn } from '../links/link-path.ts';
import { resultOf } from '../steps.ts';
import { plainText } from './cells/plain-text.ts';
import { readFiles } from './read-files.ts';

const LENGTH = 40_000;
const WORDS = ['watchlist', 'watched', 'films', 'favorites', 'hidden/', '-list-1-', 'list-1-a', 'ratings-', 'season 1'];
const TEXTS = hostileTexts(WORDS);

const XML_TEXTS = hostileTexts(['<a>', '</a>', '<a b="', '<a>x</a>', '<!--', '<![CDATA[', '<?x ', '&amp;', ' b="c"']);
const XML_READERS: Readonly<Record<string, (text: string) => unknown>> = {
  XML: (text) => resultOf(parseMarkup(text)),
  'the text of an element': (text) => resultOf(parseMarkup(`<a>${text.replaceAll('<', ' ')}</a>`)),
  'an attribute': (text) => resultOf(parseMarkup(`<a b="${text.replaceAll(/["<]/g, ' ')}"/>`)),
  'a mark': (text) => resultOf(parseMarkup(`<a ${text.replaceAll('<', ' ')}`)),
};

/** Everything that is made of a text of somebody else's by one look at all of it. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'the name of a file in a zip': (name) =>
    outcomeOf(parsed({ [`${name}.csv`]: 'title,year\nDust Parade,1968\n' }, 'a.zip')),
  'the name of a list of Trakt’s': (name) =>
    outcomeOf(parsed({ [`${name}.json`]: [{ listed_at: '2024-01-01', movie: {} }] })),
  'the name of a list of Letterboxd’s': (name) =>
    outcomeOf(parsed({ [name]: 'Date,Name,Year,Letterboxd URI\n,A,1968,\n' })),
  'a line': (line) => outcomeOf(parsed({ 'list.txt': line })),
  'a cell': (cell) => outcomeOf(parsed({ 'list.csv': `title,year\n${cell.replaceAll(/[",\n]/g, ' ')},1968\n` })),
  'an episode of Stremio’s': (video) =>
    outcomeOf(
      parsed({
        'a.json': [
          {
            _id: video,
            type: 'series',
            name: 'A',
            removed: false,
            state: { watched: video, video_id: video, flaggedWatched: 1 },
          },
        ],
      }),
    ),
  'a name of Ryot’s': (name) =>
    outcomeOf(
      parsed({
        'a.json': { metadata: [{ lot: name, source: name, identifier: name, source_id: name }] },
      }),
    ),
  'a review': plainText,
  'the link of a shared list': linksIn,
  'a private link': readPrivateLink,
  'a search': searchText,
  'the address of a title': (text) => readTitleAddress(text, 'https://matinee.example/'),
};

describe('a text of any kind is read in a time that grows as it does (product.md, Import: hostile files)', () => {
  const all = [
    ...Object.entries(READERS).map(([name, read]) => [name, read, TEXTS] as const),
    ...Object.entries(XML_READERS).map(([name, read]) => [name, read, XML_TEXTS] as const),
  ];

  it.each(all)('%s', (_, read, texts) => {
    const slow = texts.find((textOf) => !growsLinearly(read, textOf, LENGTH));
    expect(slow?.(40)).toBeUndefined();
  });
});

/** In milliseconds: what takes longer is felt. Much more than a step takes, for other work runs beside the tests. */
const LONGEST_TASK = 50;
const COPIES = 200;

/** The first file of an export, as long as many of it: of a list its entries, of a table its rows, of XML its elements. */
const lengthened = (name: string, content: unknown): unknown => {
  if (Array.isArray(content)) return Array.from({ length: COPIES }, () => content as readonly unknown[]).flat();
  if (typeof content !== 'string') return content;
  if (name.endsWith('.xml')) {
    const [, begin = '', inner = '', end = ''] =
      /^(.*?<(?:videodb|myanimelist)>)(.*)(<\/\w+>\s*)$/s.exec(content) ?? [];
    return `${begin}${inner.repeat(COPIES)}${end}`;
  }
  const [header = '', ...rows] = content.split('\n');
  return [header, ...Array.from({ length: COPIES }, () => rows).flat()].join('\n');
};

/** The longest of so many steps that run in one go. */
const longestOf = (steps: Iterator<unknown>, most = 50): number => {
  let longest = 0;
  for (let done = false; !done;) {
    const begun = process.cpuUsage();
    for (let step = 0; step < most && !done; step += 1) done = steps.next().done === true;
    longest = Math.max(longest, process.cpuUsage(begun).user / 1_000);
  }
  return longest;
};

describe('a file of any length (product.md, Import: limits)', () => {
  const NEW = ['yamtrack', 'floppy', 'stremio', 'myanimelist', 'anilist', 'kodi', 'trakt'];
  const files = NEW.flatMap((source) => {
    const [[name, content] = ['', '']] = Object.entries(EXPORTS.find((each) => each.source === source)?.files ?? {});
    return [[source, name, content] as const];
  });

  it.each(files)('is read in steps, none of which holds the page up: %s', (_, name, content) => {
    const long = parsed({ [name]: lengthened(name, content) });
    expect(longestOf(readFiles(long, { now: new Date('2026-11-25') }))).toBeLessThan(LONGEST_TASK);
  });

  it('is a table of none of the services, of many columns', () => {
    const header = Array.from({ length: 100 }, (_, at) => `Name ${at}`).join(',');
    const rows = Array.from({ length: 1_000 }, (_, row) =>
      Array.from({ length: 100 }, (_, at) => `${row}/${at + 1}/24`).join(','),
    );
    const long = parsed({ 'a.csv': [header, ...rows].join('\n') });
    expect(longestOf(readFiles(long, { now: new Date('2026-11-25') }))).toBeLessThan(LONGEST_TASK);
  });

  it('is XML of any length', () => {
    const text = `<videodb>${'<movie><title>Umbra</title></movie>\n'.repeat(50_000)}</videodb>`;
    expect(longestOf(parseMarkup(text))).toBeLessThan(LONGEST_TASK);
  });
});
