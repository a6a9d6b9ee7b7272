import { describe, expect, it } from 'vitest';
import { parsed } from '#fixtures/import/parsed.ts';
import { outcomeOf, readingOf } from '#fixtures/import/reading-of.ts';
import { linkPath } from '../links/link-path.ts';

const letterboxd = (description: string, ...films: readonly string[]) =>
  [
    'Letterboxd list export v7\nDate,Name,Tags,URL,Description',
    `2024-02-11,Noir,,https://boxd.it/list12,${description}\n`,
    'Position,Name,Year,URL,Description',
    ...films.map((film, at) => `${at + 1},${film},1968,https://boxd.it/${film},`),
  ].join('\n');
const imdb = (...films: readonly number[]) =>
  [
    'Position,Const,Created,Title,Title Type,Year',
    ...films.map((film, at) => `${at + 1},tt900000${film},2024-01-01,Film ${film},Movie,2020`),
  ].join('\n');
const traktList = (...films: readonly number[]) =>
  films.map((film) => ({ listed_at: null, movie: { title: `Film ${film}`, year: 2020, ids: { tmdb: film } } }));
const traktLists = (...descriptions: readonly string[]) =>
  descriptions.map((description, at) => ({
    name: 'Noir',
    description,
    privacy: 'public',
    ids: { trakt: at + 7, slug: 'noir' },
  }));
const tvtime = (...ids: readonly number[]) =>
  [
    'ordering,s_key,name,type,description,is_public,user_id,objects',
    ...ids.map((id) => `0,l${id},Noir,list,Of ${id},true,0,[map[id:${id} type:series]]`),
  ].join('\n');
const collections = (...ids: readonly number[]) => ({
  product: 'Matinee',
  library: {
    collections: ids.map((id) => ({ id: `${id}`, name: 'Noir', description: '', movies: [{ id, title: `F ${id}` }] })),
  },
});

type Files = Readonly<Record<string, unknown>>;
/** What is on each list, by its name. */
const listsIn = (files: Files, archive?: string) => {
  const outcome = outcomeOf(parsed(files, archive));
  if (outcome.kind !== 'read') return expect.unreachable();
  const { titles, lists, putTogether } = outcome.reading;
  const on = (list: string) => titles.filter((title) => title.lists?.includes(list)).length;
  return { joined: putTogether.lists, lists: lists.map(({ name, description }) => [name, description, on(name)]) };
};

describe('lists of one name (product.md, Import: same list)', () => {
  it.each<[string, Files, readonly (readonly [string, string, number])[]]>([
    [
      'files of Letterboxd’s zip',
      {
        'lists/noir.csv': letterboxd('The old ones', 'Dust', 'Brass'),
        'lists/noir-1.csv': letterboxd('The new ones', 'Hotel'),
      },
      [
        ['Noir', 'The old ones', 2],
        ['Noir (2)', 'The new ones', 1],
      ],
    ],
    [
      'files of Letterboxd’s zip without descriptions',
      { 'lists/noir-1.csv': letterboxd('', 'Hotel'), 'lists/noir.csv': letterboxd('', 'Hotel', 'Dust') },
      [
        ['Noir (2)', '', 1],
        ['Noir', '', 2],
      ],
    ],
    [
      'numbers of Trakt’s',
      {
        'lists-lists.json': traktLists('Old', ''),
        'lists-list-7-noir.json': traktList(1, 2),
        'lists-list-8-noir.json': traktList(2),
      },
      [
        ['Noir', 'Old', 2],
        ['Noir (2)', '', 1],
      ],
    ],
    [
      'keys of TV Time’s',
      { 'lists-prod-lists.csv': tvtime(70, 71) },
      [
        ['Noir', 'Of 70', 1],
        ['Noir (2)', 'Of 71', 1],
      ],
    ],
    [
      'numbers of TV Time’s CSV',
      {
        'tvtime-lists.csv':
          'list_id,list_name,item_type,tvdb_id,uuid,name,custom_order\na,Noir,series,70,,X,0\nb,Noir,series,71,,Y,0\na,Noir,series,72,,Z,1',
      },
      [
        ['Noir', '', 2],
        ['Noir (2)', '', 1],
      ],
    ],
    [
      'numbers of SeriesGuide’s',
      {
        'lists.json': ['a', 'b'].map((id) => ({
          list_id: id,
          name: 'Noir',
          items: [{ type: 'tmdb-show', externalId: id === 'a' ? '5' : '6' }],
        })),
      },
      [
        ['Noir', '', 1],
        ['Noir (2)', '', 1],
      ],
    ],
    [
      'the titles of links of Matinee’s',
      {
        'links.txt': [
          [1, 2],
          [2, 3],
        ]
          .map((ids) => linkPath({ name: 'Noir', titles: ids.map((id) => ({ media_type: 'movie', id })) }))
          .map((path) => `https://matinee.example${path}`)
          .join('\n'),
      },
      [
        ['Noir', '', 2],
        ['Noir (2)', '', 2],
      ],
    ],
    [
      'collections of a backup of Matinee’s',
      { 'backup.json': collections(4, 5) },
      [
        ['Noir', '', 1],
        ['Noir (2)', '', 1],
      ],
    ],
  ])('stay apart by %s', (_, files, lists) => {
    expect(listsIn(files, 'a.zip')).toEqual({ joined: 0, lists });
  });

  it('stay apart where they are files that were chosen, and neither has all of the other', () => {
    expect(listsIn({ 'Noir.csv': imdb(1, 2), 'Noir (1).csv': imdb(2, 3) })).toEqual({
      joined: 0,
      lists: [
        ['Noir', '', 2],
        ['Noir (2)', '', 2],
      ],
    });
  });

  it('are called as they are in whatever order their files come', () => {
    const files = {
      'noir.csv': letterboxd('The old ones', 'Dust'),
      'noir-1.csv': letterboxd('The new ones', 'Hotel'),
    };
    const backwards = Object.fromEntries(Object.entries(files).toReversed());
    expect(listsIn(backwards, 'a.zip').lists.toReversed()).toEqual(listsIn(files, 'a.zip').lists);
  });

  it('are never called as another list is', () => {
    const files = {
      'a.csv': letterboxd('A', 'Dust'),
      'b.csv': letterboxd('B', 'Hotel'),
      'c.csv': letterboxd('C', 'Brass').replace(',Noir,', ',Noir (2),'),
    };
    expect(listsIn(files, 'a.zip').lists.map(([name]) => name)).toEqual(['Noir', 'Noir (3)', 'Noir (2)']);
  });

  it.each<[string, Files, readonly (readonly [string, string, number])[], number]>([
    [
      'the same file under another name',
      { 'noir.csv': letterboxd('Old', 'Dust'), 'noir (1).csv': letterboxd('Old', 'Dust') },
      [['Noir', 'Old', 1]],
      0,
    ],
    ['an earlier file', { 'Noir.csv': imdb(1, 2), 'Noir (1).csv': imdb(1, 2, 3) }, [['Noir', '', 3]], 1],
    [
      'that of another service',
      {
        'noir.csv': letterboxd('Old', 'Dust'),
        'lists-lists.json': traktLists(''),
        'lists-list-7-noir.json': traktList(1),
      },
      [['Noir', 'Old', 2]],
      1,
    ],
  ])('are one where it is %s, which is counted', (_, files, lists, joined) => {
    expect(listsIn(files)).toEqual({ joined, lists });
  });

  it('are those of one file, also where it is read twice', () => {
    const once = parsed({ 'noir.csv': letterboxd('Old', 'Dust') });
    expect(outcomeOf([...once, ...once])).toEqual(outcomeOf(once));
    expect(readingOf({ 'noir.csv': letterboxd('Old', 'Dust') }).lists).toEqual([{ name: 'Noir', description: 'Old' }]);
  });
});
