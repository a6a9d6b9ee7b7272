import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#fixtures/fuzz/runs.ts';
import { arbitraryLink } from '#fixtures/links/arbitrary-link.ts';
import { crc32 } from '../crc32.ts';
import { toBase64url } from '../text/base64url.ts';
import { ByteWriter } from './bytes.ts';
import { decodeLink } from './decode-link.ts';
import { encodeLink } from './encode-link.ts';
import type { LinkList, LinkTitle } from './link-list.ts';

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A link of any bytes, with the checksum that they have. */
const linkOf = (bytes: readonly number[], version = 'v1.'): string => {
  const writer = new ByteWriter();
  writer.bytes.push(...bytes);
  writer.uint32(crc32(bytes));
  return version + toBase64url(writer.bytes);
};

/** Made as it comes, with what a link may not have. */
const forged = (list: LinkList): string => encodeLink(list);

const isLostAtEnd = (end: string): boolean => /^[-_]{1,2}$/.test(end);

const movies = (ids: readonly number[]): readonly LinkTitle[] => ids.map((id) => ({ media_type: 'movie', id }));

/** As ids are spread over the lists of people: some old and low ones, most from all along. */
const realisticIds = (count: number): readonly number[] => {
  let seed = 7;
  const random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x80000000;
  };
  const ids = new Set<number>();
  while (ids.size < count) ids.add(1 + Math.floor(random() ** 1.5 * 1_200_000));
  return [...ids];
};

describe('a list as a link (product.md, Links: link)', () => {
  it('is decoded as it was encoded', () => {
    fc.assert(
      fc.property(arbitraryLink(), (list) => {
        expect(decodeLink(encodeLink(list))).toEqual(list);
      }),
    );
  });

  it('has only characters that an address carries unchanged', () => {
    fc.assert(
      fc.property(arbitraryLink(), (list) => {
        expect(encodeLink(list)).toMatch(/^v1\.[\w-]+$/);
      }),
    );
  });

  it('keeps the order of the list', () => {
    const titles = movies([603, 11, 1_200_000, 550, 12]);
    expect(decodeLink(encodeLink({ titles }))).toEqual({ titles });
  });

  it('takes about 420 characters for 100 titles', () => {
    const titles = realisticIds(100).map((id, at) =>
      at % 4 === 0 ? ({ media_type: 'tv', id: Math.ceil(id / 4) } as const) : ({ media_type: 'movie', id } as const),
    );
    expect(encodeLink({ titles }).length).toBeGreaterThan(400);
    expect(encodeLink({ titles }).length).toBeLessThan(440);
  });

  it('stays the same from one release to the next', () => {
    const list: LinkList = {
      name: 'Rainy Sundays ☂',
      titles: [
        { media_type: 'movie', id: 603, rating: 9, seenOn: '2026-01-31', note: 'Twice.' },
        { media_type: 'tv', id: 1399, seenOn: null },
        { media_type: 'movie', id: 11 },
      ],
    };
    const link = 'v1.DxFSYWlueSBTdW5kYXlzIOKYggO0Ce0VvhIJAADeIgEABlR3aWNlLgAAzxCrwQ';
    expect(decodeLink(link)).toEqual(list);
    expect(encodeLink(list)).toBe(link);
  });
});

describe('a link that is damaged (product.md, Links: damaged)', () => {
  it('is refused, whichever one character of it is changed', () => {
    fc.assert(
      fc.property(
        arbitraryLink(),
        fc.nat(),
        fc.constantFrom(...CHARACTERS.split(''), '.', ' ', 'é'),
        (list, place, character) => {
          const link = encodeLink(list);
          const at = place % link.length;
          fc.pre(link[at] !== character);
          const read = decodeLink(link.slice(0, at) + character + link.slice(at + 1));
          expect(read).toEqual(isLostAtEnd(link.slice(at)) ? list : 'damaged');
        },
      ),
      runs(500),
    );
  });

  it('is refused wherever it is cut, but for - and _ at its end, which some apps leave out', () => {
    fc.assert(
      fc.property(arbitraryLink(5), (list) => {
        const link = encodeLink(list);
        for (let end = 0; end < link.length; end += 1) {
          const expected = isLostAtEnd(link.slice(end)) ? list : 'damaged';
          expect(decodeLink(link.slice(0, end))).toEqual(expected);
        }
      }),
      runs(20),
    );
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String()), (text) => {
        expect(decodeLink(text)).toBe('damaged');
        expect(decodeLink(`v1.${text}`)).toBe('damaged');
      }),
    );
  });

  it('is what it says, byte by byte, if its checksum is right: no list can be written in two ways', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(4), fc.nat(255)), { maxLength: 12 }), (bytes) => {
        const link = linkOf(bytes);
        const list = decodeLink(link);
        if (list === 'damaged') return;
        expect(encodeLink(list)).toBe(link);
        expect(list.titles.every(({ id }) => id >= 1)).toBe(true);
      }),
      runs(1_000),
    );
  });

  it.each<readonly [string, string]>([
    ['nothing', ''],
    ['no list', 'v1.'],
    ['an unknown version', linkOf([0, 1, 4], 'v2.')],
    ['no titles', linkOf([0, 0])],
    ['more than 2,000 titles', forged({ titles: movies(Array.from({ length: 2_001 }, (_, at) => at + 1)) })],
    ['a count far beyond its bytes', linkOf([0, 0xff, 0xff, 0xff, 0xff, 0x7f, 4])],
    ['a wrong checksum', `${linkOf([0, 1, 4]).slice(0, -2)}AA`],
    ['a count in more bytes than it takes', linkOf([0, 0x81, 0x00, 4])],
    ['an id in more bytes than it takes', linkOf([0, 1, 0x84, 0x00])],
    ['an id without an end', linkOf([0, 1, 0x84])],
    ['an id beyond all that there are', forged({ titles: movies([2 ** 31]) })],
    ['a title twice', forged({ titles: movies([5, 6, 5]) })],
    ['a byte too many', linkOf([0, 1, 4, 0])],
    ['an unknown flag', linkOf([16, 1, 4])],
    ['an empty name', linkOf([1, 0, 1, 4])],
    ['a name of 51 characters', forged({ name: 'é'.repeat(51), titles: movies([3]) })],
    ['a name that is longer than the link', linkOf([1, 90, 65, 1, 4])],
    ['a name that is no UTF-8', linkOf([1, 2, 0xc3, 0x28, 1, 4])],
    ['half a character as a name', linkOf([1, 3, 0xed, 0xa0, 0x80, 1, 4])],
    ['ratings of which there are none', linkOf([2, 1, 4, 0])],
    ['a rating of 11', linkOf([2, 1, 4, 11])],
    ['a day of another age', linkOf([4, 1, 4, 0xff, 0xff, 0x7f])],
    ['a note of 501 characters', forged({ titles: [{ media_type: 'movie', id: 3, note: 'x'.repeat(501) }] })],
    [
      'a note of one endless character',
      forged({ titles: [{ media_type: 'movie', id: 3, note: `e${'́'.repeat(9_000)}` }] }),
    ],
  ])('%s', (_, link) => {
    expect(decodeLink(link)).toBe('damaged');
  });

  it('is no link at its limits', () => {
    const titles = Array.from({ length: 2_000 }, (_, at) => ({ media_type: 'tv', id: 2 ** 31 - 1 - at }) as const);
    const note = '👩‍👩‍👧‍👦'.repeat(500);
    const list: LinkList = { name: '👩‍👩‍👧‍👦'.repeat(50), titles: [{ ...titles[0]!, note }, ...titles.slice(1)] };
    expect(decodeLink(encodeLink(list))).toEqual(list);
    const days = ['1800-01-01', '2199-12-31', '2020-01-01'].map((seenOn, at) => ({ ...titles[at]!, seenOn }));
    expect(decodeLink(encodeLink({ titles: days }))).toEqual({ titles: days });
  });
});
