import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryLink } from '#fixtures/links/arbitrary-link.ts';
import { decodeLink } from './decode-link.ts';
import { encodeLink } from './encode-link.ts';
import type { LinkList } from './link-list.ts';
import { linksIn, linkPath } from './link-path.ts';

const moviesOf = (name: string, ...ids: readonly number[]): LinkList => ({
  name,
  titles: ids.map((id) => ({ media_type: 'movie', id })),
});
const list = moviesOf('Rainy Sundays', 603);
const path = linkPath(list);
const link = `https://matinee.example${path}`;
const long = moviesOf('Sixty films for the winter', ...Array.from({ length: 60 }, (_, at) => 1_000 + 7 * at));
const longLink = `https://matinee.example${linkPath(long)}`;

/** A text as a mail program breaks it. */
const broken = (text: string, width: number, between: string): string =>
  text.match(new RegExp(`.{1,${width}}`, 'g'))?.join(between) ?? '';

/** Lists of which an older release made links that end with - or _. */
const ENDING = Array.from({ length: 400 }, (_, at) => moviesOf('Ends', at + 1)).filter((one) =>
  /[-_]$/.test(encodeLink(one)),
);

describe('the link of a list (product.md, Links: link)', () => {
  it('has the list in its fragment', () => {
    expect(path).toMatch(/^\/shared#v1\.[\w-]+$/);
  });

  it('ends with a letter or a digit, whatever the list', () => {
    fc.assert(
      fc.property(arbitraryLink(), (any) => {
        expect(linkPath(any)).toMatch(/[a-z\d]$/i);
        expect(linksIn(linkPath(any))).toEqual([any]);
      }),
    );
    expect(ENDING.length).toBeGreaterThan(2);
    for (const one of ENDING) expect(linkPath(one)).toMatch(/[a-z\d]$/i);
  });
});

describe('a link of an older release (product.md, Links: changed links)', () => {
  it('is opened, also where an app has left out the - or _ at its end, whatever is behind it', () => {
    for (const one of ENDING) {
      const code = encodeLink(one);
      const cut = code.replace(/[-_]$/, '');
      for (const text of [code, cut, `${cut}.`, `${cut} Look!`, `${code})`]) expect(decodeLink(text)).toEqual(one);
    }
  });
});

describe('a link that apps have changed (product.md, Links: changed links)', () => {
  const code = encodeLink(list);

  it.each([
    '.',
    ',',
    ';',
    '!',
    '?',
    ')',
    ']',
    '}',
    '>',
    '"',
    "'",
    '\u201d',
    '\u201c',
    '\u2019',
    '\u00bb',
    '\u2026',
    '*',
    '**',
    '_',
    '__',
    '~~',
    '`',
    '\u200b',
    '...',
    '&nbsp;',
    '\u3002',
    '%3E',
    '%29',
    '%E2%80%A6',
    '%E2%80%9D',
    '%20',
    '%0A',
    '%253E',
    '&fbclid=abc',
    '?utm_source=x',
    '&gt;',
    ').',
    '">',
    ' and more',
  ])('is read with %j behind it', (end) => {
    expect(decodeLink(code + end)).toEqual(list);
  });

  it.each([
    ['v1%2E', code.replace('.', '%2E')],
    ['v1%252e', code.replace('.', '%252e')],
    ['every - and _ encoded', code.replaceAll('-', '%2D').replaceAll('_', '%5F')],
    ['a chance to break it', `${code.slice(0, 9)}<wbr>${code.slice(9)}`],
    ['Markdown\u2019s backslashes', code.replaceAll('_', '\\_')],
    ['a soft hyphen', `${code.slice(0, 9)}\u00ad${code.slice(9)}`],
    ['a line break that was encoded', `${code.slice(0, 9)}%0D%0A${code.slice(9)}`],
  ])('is read with %s', (_, text) => {
    expect(decodeLink(text)).toEqual(list);
  });
});

describe('the links in a text (product.md, Import: Matinee)', () => {
  it.each([
    path,
    link,
    `http://localhost:4173/films${path}`,
    `  ${link}\r\n`,
    link.replace('#', '/#'),
    link.replace('#', '%23'),
    link.replace('#', '?fbclid=abc#'),
    link.replace('#', '&#35;'),
    link.replace('#', '&#x23;'),
    link.replace('#', '&num;'),
    link.replace('#', '\uFF03'),
    link.replace('#', '%EF%BC%83'),
    `<a href="${link.replace('#', '&#35;')}">the list</a>`,
    `Films for Saturday? ${link} Tell me what you think!`,
    `Saturday\n${link}`,
    `> Hello,\n> here it is:\n>\n> ${link}\n> See you`,
    `See (${link}).`,
    `<${link}>`,
    `[the list](${link})`,
    `\u201c${link}\u201d`,
    `${link}\n${link}`,
    `${link} <${link}>`,
  ])('are found in %j', (text) => {
    expect(linksIn(text)).toEqual([list]);
  });

  it.each([
    ['in lines', '\n'],
    ['in lines with spaces', '  \r\n  '],
    ['in quoted lines', '\n> > '],
    ['in lines of quoted-printable', '=\r\n'],
    ['by spaces', ' '],
  ])('are found where they are broken %s', (_, between) => {
    for (const width of [20, 40, 76]) {
      expect(linksIn(broken(longLink, width, between))).toEqual([long]);
      expect(linksIn(`Look:${between}${broken(longLink, width, between)}${between}Bye`)).toEqual([long]);
    }
  });

  it('may be several', () => {
    expect(linksIn(`One: ${link}\nTwo: ${longLink}\nand a cut one: ${link.slice(0, -4)}`)).toEqual([list, long]);
  });

  it.each([
    ['', undefined],
    ['Rainy Sundays', undefined],
    ['We are #1', undefined],
    ['https://matinee.example/shared', undefined],
    [`https://matinee.example/unshared${path.slice('/shared'.length)}`, undefined],
    ['https://matinee.example/shared#', 'damaged'],
    [path.slice(0, -1), 'damaged'],
    [`See ${link.slice(0, -6)}...`, 'damaged'],
  ])('%j: %s', (text, expected) => {
    expect(linksIn(text)).toBe(expected);
  });

  it('are looked for in a large text that is full of what looks like one', () => {
    const text = `${'/shared?a=#v2. '.repeat(20_000)}${'/shared?'.repeat(20_000)}${link}`;
    expect(linksIn(text)).toEqual([list]);
  });
});
