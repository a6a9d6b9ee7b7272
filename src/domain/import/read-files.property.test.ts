import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#fixtures/fuzz/runs.ts';
import { EXPORTS } from '#fixtures/import/exports.data.ts';
import { parsed } from '#fixtures/import/parsed.ts';
import { outcomeOf } from '#fixtures/import/reading-of.ts';

const FILES = EXPORTS.flatMap(({ files }) => Object.entries(files));
const NAMES = fc.constantFrom(...FILES.map(([name]) => name));

/** What there is: some of one name and year. */
const thing = fc.record({
  name: fc.constantFrom('Umbra', 'Salt'),
  year: fc.constantFrom('2021', '1984'),
  type: fc.constantFrom('movie', 'tv'),
});
/** What a row tells of it. */
const told = fc.record({
  name: fc.boolean(),
  year: fc.boolean(),
  type: fc.boolean(),
  tmdb: fc.boolean(),
  imdb: fc.boolean(),
  tvdb: fc.boolean(),
});
type Of<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

const rowOf = ({ name, year, type }: Of<typeof thing>, at: number, tells: Of<typeof told>): string =>
  [
    tells.name ? name : '',
    tells.year ? year : '',
    // A number of TMDB's is one of a type.
    tells.type || tells.tmdb ? type : '',
    tells.tmdb ? `${at + 1}` : '',
    tells.imdb ? `tt900000${at}` : '',
    tells.tvdb && type === 'tv' ? `${at + 1}` : '',
  ].join(',');

const tables = fc
  .tuple(
    fc.array(thing, { minLength: 1, maxLength: 4 }),
    fc.array(fc.tuple(fc.nat({ max: 3 }), told), { minLength: 1, maxLength: 15 }),
  )
  .map(([things, rows]) =>
    rows.flatMap(([at, tells], day) => {
      const of = things[at];
      return of ? [`${rowOf(of, at, tells)},2024-01-${day + 10}`] : [];
    }),
  )
  .map((rows) => ['title,year,type,tmdb,imdb,tvdb,watched_at', ...rows].join('\n'));

describe('what is read twice (product.md, Import: same title)', () => {
  it.each(EXPORTS)('is the same as what is read once: $source, $form', ({ files }) => {
    const once = parsed(files);
    expect(outcomeOf([...once, ...once])).toEqual(outcomeOf(once));
  });

  it('is the same whatever rows say of the titles that there are', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const once = parsed({ 'a.csv': table });
        expect(outcomeOf([...once, ...once])).toEqual(outcomeOf(once));
      }),
      runs(500),
    );
  });
});

const HEADERS = FILES.flatMap(([, content]) => (typeof content === 'string' ? [content.split('\n')[0] ?? ''] : []));
const FIELDS =
  'movie show movies shows anime ids id tvdb tmdb tmdb_id title seasons episodes items list_id watched is_watched status product library watchlist marks collections privacy slug listed_at comment __proto__'.split(
    ' ',
  );
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.constantFrom(...HEADERS), fc.array(fc.array(fc.string()).map(String)))
    .map(([header, rows]) => [header, ...rows].join('\n')),
);
const { value: values } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom<unknown>(null, true, 1, 'Umbra', 'Matinee', '2024-03-01'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...FIELDS), tie('value'), { maxKeys: 6 }),
  ),
}));
/** An export of which one value is another. */
const changed = fc
  .tuple(
    fc.constantFrom(...FILES.filter(([, content]) => typeof content !== 'string')),
    fc.nat({ max: 60 }),
    fc.constantFrom('null', '[]', '{}', '7', '"x"'),
  )
  .map(([[name, content], at, value]) => {
    let index = -1;
    const text = JSON.stringify(content).replaceAll(/:(?:"[^"]*"|[\d.]+|true|false|null)/g, (whole) => {
      index += 1;
      return index === at ? `:${value}` : whole;
    });
    return [name, JSON.parse(text) as unknown] as const;
  });

describe('reading never throws', () => {
  it('whatever the text is', () => {
    fc.assert(
      fc.property(NAMES, texts, (name, text) => {
        expect(['read', 'refused', 'ask-date-order']).toContain(outcomeOf(parsed({ [name]: text })).kind);
      }),
      runs(300),
    );
  });

  it('whatever the JSON is', () => {
    fc.assert(
      fc.property(fc.oneof(changed, fc.tuple(NAMES, values)), ([name, value]) => {
        expect(['read', 'refused']).toContain(outcomeOf([{ name, content: { kind: 'json', value } }]).kind);
      }),
      runs(800),
    );
  });
});
