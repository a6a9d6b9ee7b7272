import { describe, expect, it } from 'vitest';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import type { ImportedTitle } from '../imported-title.ts';
import { questionsInDoubt, questionsOf } from './questions-of.ts';

const TITLE = { kind: 'title', title: { media_type: 'movie', id: 603 } };
const IMDB = { kind: 'foreign', id: { service: 'imdb', id: 'tt0133093' } };
const TVDB = { kind: 'foreign', id: { service: 'tvdb', id: 81_189 } };
const NUMBER = { kind: 'number', id: 603 };
const ids = { tmdb: 603, imdb: 'tt0133093', tvdb: 81_189 };

describe('what is asked about a title (product.md, Import: ways)', () => {
  it.each<[string, Partial<ImportedTitle>, readonly object[]]>([
    [
      'a movie, never by a number of TVDB',
      { ids, media_type: 'movie', name: 'The Matrix', year: 1999 },
      [TITLE, IMDB, { kind: 'name', name: 'The Matrix', media_type: 'movie', year: 1999 }],
    ],
    [
      'a show',
      { ids, media_type: 'tv', name: 'Nine Dials' },
      [
        { kind: 'title', title: { media_type: 'tv', id: 603 } },
        IMDB,
        TVDB,
        { kind: 'name', name: 'Nine Dials', media_type: 'tv' },
      ],
    ],
    [
      'what may be either: by its number last',
      { ids, name: 'Nine Dials' },
      [IMDB, TVDB, { kind: 'name', name: 'Nine Dials' }, NUMBER],
    ],
    ['a number alone', { ids: { tmdb: 603 } }, [NUMBER]],
    ['a name alone', { name: 'Dune', year: 2021 }, [{ kind: 'name', name: 'Dune', year: 2021 }]],
    [
      'two names, both before what they may be otherwise',
      { name: 'Parada (UK)', otherNames: ['Dust Parade'], year: 1968 },
      [
        { kind: 'name', name: 'Parada (UK)', year: 1968 },
        { kind: 'name', name: 'Dust Parade', year: 1968 },
        { kind: 'name', name: 'Parada', year: 1968 },
      ],
    ],
    ['nothing', { name: '  ' }, []],
  ])('%s', (_, fields, expected) => {
    expect(questionsOf(anImportedTitle(fields))).toStrictEqual(expected);
  });
});

it('asks in doubt for the name among movies and shows (product.md, Import: another title)', () => {
  const imported = anImportedTitle({ ids, media_type: 'movie', name: 'The Matrix', year: 1999 });
  expect(questionsInDoubt(imported)).toEqual([IMDB, TVDB, { kind: 'name', name: 'The Matrix', year: 1999 }]);
});
