import { describe, expect, it } from 'vitest';
import { growsLinearly, hostileTexts } from '#fixtures/growth.ts';
import { parsed } from '#fixtures/import/parsed.ts';
import { outcomeOf } from '#fixtures/import/reading-of.ts';
import { readPrivateLink } from '../addresses/private-link.ts';
import { searchText } from '../addresses/search-params.ts';
import { readTitleAddress } from '../addresses/title-address.ts';
import { linksIn } from '../links/link-path.ts';
import { plainText } from './cells/plain-text.ts';

const LENGTH = 40_000;
const WORDS = ['watchlist', 'watched', 'films', 'favorites', 'hidden/', '-list-1-', 'list-1-a', 'ratings-', 'season 1'];
const TEXTS = hostileTexts(WORDS);

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
  'a review': plainText,
  'the link of a shared list': linksIn,
  'a private link': readPrivateLink,
  'a search': searchText,
  'the address of a title': (text) => readTitleAddress(text, 'https://matinee.example/'),
};

describe('a text of any kind is read in a time that grows as it does (product.md, Import: hostile files)', () => {
  it.each(Object.entries(READERS))('%s', (_, read) => {
    const slow = TEXTS.find((textOf) => !growsLinearly(read, textOf, LENGTH));
    expect(slow?.(40)).toBeUndefined();
  });
});
