import { describe, expect, it } from 'vitest';
import { measureLetters } from '#fixtures/pictures/letters.ts';
import { TMDB_NOTICE } from '../tmdb-notice.ts';
import type { Box, Drawing, DrawnItem, DrawnText } from './drawing.ts';
import { isolated } from './fitted-text.ts';
import { type Picture, pictureDrawing } from './picture.ts';
import { PICTURE_SIZES, type PictureFormat } from './ticket-paper.ts';

const LONG = 'The Extraordinarily Long and Winding Tale of a Projectionist Who Would Not Go Home '
  .repeat(3)
  .slice(0, 200);
const NAMES = [
  '2026',
  'Low Tide',
  'x',
  LONG,
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3).slice(0, 200),
  'ثلاثة أقمار فوق المدينة القديمة وحكاية طويلة جدا عن رجل لا ينام',
  'שלושה ירחים',
  '👩‍👩‍👧‍👦🎬🍿'.repeat(40),
  '東京物語'.repeat(50),
  ' \u202Eturned\u0000 \n name ',
];

const posters = (count: number) => Array.from({ length: count }, (_, at) => `/poster-${at}.jpg`);

const yearOf = (name: string, count: number): Picture => ({
  kind: 'year',
  year: name,
  figures: ['142', '1,388', '7'.repeat(name.length)].map((value) => ({
    value,
    label: name.length > 20 ? name : 'episodes',
  })),
  posters: posters(count),
  lines: ['Most seen director', name, 'The longest day'].map((label) => ({ label, value: name })),
});

const listOf = (name: string, count: number): Picture => ({
  kind: 'list',
  name,
  count: count * 321,
  titles: posters(count).map((poster, at) => ({ name, poster: at % 3 === 1 ? null : poster })),
});

const titleOf = (name: string, count: number): Picture => ({
  kind: 'title',
  name,
  poster: count > 0 ? '/a.jpg' : null,
  lines: ['Rating', 'Runtime', 'Year'].slice(0, count).map((label) => ({ label, value: name })),
  ...(count > 1 && { rating: 10 }),
  ...(count > 3 && { note: `${name} `.repeat(3) }),
});

const draw = (picture: Picture, format: PictureFormat = 'post', name?: string): Drawing =>
  pictureDrawing(picture, { format, name, measure: measureLetters });

const textsOf = ({ items }: Drawing): readonly DrawnText[] => items.filter((item) => item.kind === 'text');

const boxOf = (item: DrawnItem): Box | undefined => {
  if (item.kind === 'poster') return item.box;
  if (item.kind === 'dots')
    return { x: item.from, y: item.y - item.size / 2, width: item.to - item.from, height: item.size };
  if (item.kind !== 'text') return undefined;
  const { text, font, x, y, end } = item;
  const width = measureLetters(text, font);
  // From the height of a capital to that of what goes below the line, as no figure does.
  const height = (/^[\d,…]+$/.test(text) ? 0.76 : 0.96) * font.size;
  return { x: end === 'right' ? x - width : x, y: y - 0.74 * font.size, width, height };
};

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.5 && b.x < a.x + a.width - 0.5 && a.y < b.y + b.height - 0.5 && b.y < a.y + a.height - 0.5;

const isOnPaper = ({ x, y, width, height }: Box, format: PictureFormat): boolean =>
  x >= 100 && x + width <= 1_000 && y >= 90 && y + height <= PICTURE_SIZES[format].height - 80;

const COUNTS = [0, 1, 2, 3, 4, 5, 7, 9] as const;
const CASES = NAMES.flatMap((name) =>
  [yearOf, listOf, titleOf].flatMap((of) => (['post', 'story'] as const).map((format) => ({ of, format, name }))),
);

describe('a picture (product.md, As a picture: long names)', () => {
  it.each(CASES)(
    'keeps all within the paper, and nothing over anything: $of.name, $format, $name',
    ({ of, format, name }) => {
      const wrong = COUNTS.flatMap((count) => {
        const boxes = draw(of(name, count), format, name).items.flatMap((item) => {
          const box = boxOf(item);
          return box && (item.kind !== 'dots' || item.size < 9) ? [{ count, item, box }] : [];
        });
        return boxes.flatMap((each, at) => [
          ...(isOnPaper(each.box, format) ? [] : [each]),
          ...boxes
            .slice(at + 1)
            .filter((other) => overlap(each.box, other.box))
            .map((other) => [each, other]),
        ]);
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each(['post', 'story'] as const)('has nothing across the perforation of a %s', (format) => {
    const end = PICTURE_SIZES[format].height - 394;
    for (const name of NAMES)
      for (const of of [yearOf, listOf, titleOf])
        for (const box of draw(of(name, 9), format).items.flatMap((item) => boxOf(item) ?? []))
          expect(box.y + box.height <= end + 5 || box.y >= end - 5).toBe(true);
  });

  it('cuts no character apart, and ends in an ellipsis', () => {
    const [family] = textsOf(draw(listOf('👩‍👩‍👧‍👦🎬🍿'.repeat(40), 9))).slice(1);
    expect(textsOf(draw(listOf(LONG, 9))).filter(({ text }) => text.endsWith('…'))).toHaveLength(1);
    expect(family?.text.replaceAll('👩‍👩‍👧‍👦', '').replaceAll(/[🎬🍿…]/gu, '')).toBe('');
  });

  it('sets what is written from right to left at the right (product.md, As a picture: direction)', () => {
    const arabic = textsOf(draw(listOf('ثلاثة أقمار', 3)))[1];
    expect(arabic).toMatchObject({ text: 'ثلاثة أقمار', x: 956, end: 'right', isRightToLeft: true });
    expect(textsOf(draw(listOf('Low Tide', 3)))[1]).toMatchObject({ x: 124, end: 'left', isRightToLeft: false });
  });

  it('leaves what stands behind a name from right to left at its end', () => {
    const lines = [isolated('ثلاثة أقمار'), `${isolated('ثلاثة أقمار')}, twice`].map((value) => ({
      label: 'Seen',
      value,
    }));
    const year = { kind: 'year', year: '2026', figures: [], posters: [] } as const;
    const [alone, within] = textsOf(draw({ ...year, lines })).filter(({ text }) => text.includes('ثلاثة'));
    expect([alone?.isRightToLeft, within?.isRightToLeft]).toEqual([true, false]);
    expect(within?.text).toBe('\u2068ثلاثة أقمار\u2069, twice');
  });
});

describe('what is on a picture', () => {
  const texts = (drawing: Drawing) => textsOf(drawing).map(({ text }) => text);

  it.each([yearOf, listOf, titleOf])(
    'is TMDB’s notice, whatever it is of: %o (product.md, As a picture: notice)',
    (of) => {
      expect(texts(draw(of('Low Tide', 3)))).toContain(TMDB_NOTICE);
    },
  );

  it('is the name of the visitor only where it is asked for (product.md, As a picture: name)', () => {
    expect(texts(draw(yearOf('2026', 3))).join(' ')).not.toContain('Admit');
    expect(texts(draw(yearOf('2026', 3), 'post', 'Ada'))).toContain('Admit \u2068Ada\u2069, all year');
    expect(texts(draw(yearOf('All time', 3), 'post', 'Ada'))).toContain('Admit \u2068Ada\u2069');
    expect(texts(draw(listOf('Noir', 3), 'story', 'عمر'))).toContain('Admit \u2068عمر\u2069');
  });

  it('is of a year its figures, five posters and three lines (product.md, As a picture: year)', () => {
    const drawing = draw(yearOf('2026', 9));
    expect(drawing).toMatchObject({ width: 1_080, height: 1_350 });
    expect(texts(drawing)).toEqual(expect.arrayContaining(['2026', '142', 'Most seen director']));
    expect(drawing.items.filter(({ kind }) => kind === 'poster')).toHaveLength(5);
  });

  it('is of a list its name, its number and nine posters (product.md, As a picture: list)', () => {
    const drawing = draw(listOf('Noir', 11), 'story');
    expect(drawing).toMatchObject({ width: 1_080, height: 1_920 });
    expect(texts(drawing)).toEqual(expect.arrayContaining(['Noir', '3,531', 'titles']));
    expect(drawing.items.filter(({ kind }) => kind === 'poster')).toHaveLength(9);
  });

  it('is of a title its facts, and what the visitor says of it (product.md, As a picture: ticket)', () => {
    const said = texts(draw(titleOf('Low Tide', 4)));
    expect(said).toEqual(expect.arrayContaining(['Low Tide', 'My rating', '10', 'of 10', 'Runtime']));
    expect(said.some((text) => text.startsWith('“'))).toBe(true);
    expect(texts(draw(titleOf('Low Tide', 1)))).not.toContain('My rating');
  });
});
