/** In milliseconds. What is read at once needs no comparison. */
const AT_ONCE = 20;
/** Of each text, at most: what else the machine does is in some of them only. */
const RUNS = 5;
/** In milliseconds. What took so long is told apart from what else the machine does. */
const LONG = 200;
/** What is slow is compared again before it is called so. */
const COMPARISONS = 3;
const TIMES_LONGER = 4;
/** By the time of its quarters: a quadratic reading takes 4 times as long as they do. Twice the text, at most 3 times the time, twice over. */
const GROWTH_MAX = 3 ** 2 / TIMES_LONGER;
/** Of a quarter, in milliseconds by the wall: where the time grows as the cube of the length, the whole is read at once still. */
const QUARTER_AT_ONCE = AT_ONCE / TIMES_LONGER ** 3;

/** Of the processor's time: that in which others had it does not count. */
const timeOf = (act: () => unknown): number => {
  const start = process.cpuUsage();
  act();
  return process.cpuUsage(start).user / 1_000;
};

/** The least of several runs: what else the machine does only adds to a time. @param enough in ms: no further run is needed */
const leastOf = (act: () => unknown, enough = 0): number => {
  let least = Number.POSITIVE_INFINITY;
  let spent = 0;
  for (let run = 0; run < RUNS && least > enough && spent < LONG; run += 1) {
    const time = timeOf(act);
    spent += time;
    least = Math.min(least, time);
  }
  return least;
};

/**
 * Whether reading a text takes at most 3 times as long as reading half of it, by the time of reading a quarter as many times as it takes to
 * read as much: one quarter is over before the processor's clock has moved. What is slow is compared several times before it is called so.
 * @param textOf a text of about so many characters
 */
export const growsLinearly = (
  read: (text: string) => unknown,
  textOf: (length: number) => string,
  length: number,
): boolean => {
  const quarter = textOf(length / TIMES_LONGER);
  const begun = performance.now();
  read(quarter);
  // So it is with almost all texts, and a whole takes four times as long to make and to read.
  if (performance.now() - begun <= QUARTER_AT_ONCE) return true;
  const text = textOf(length);
  const readQuarters = () => {
    for (let part = 0; part < TIMES_LONGER; part += 1) read(quarter);
  };
  for (let comparison = 0; comparison < COMPARISONS; comparison += 1) {
    const time = leastOf(() => read(text), AT_ONCE);
    if (time <= AT_ONCE || time <= leastOf(readQuarters) * GROWTH_MAX) return true;
  }
  return false;
};

/** What makes expressions go back and forth, repeated. */
const PARTS = [
  ' ',
  '\t',
  'a',
  '0',
  '.',
  '/',
  '\\',
  '-',
  '_',
  '=',
  '?',
  '#',
  '&',
  '(',
  '[',
  '<',
  '"',
  "'",
  ':',
  '：',
  '\u00A0',
  'é',
  '第',
  '\n',
  'a ',
  ' a',
  'a.',
  '/.',
  './',
  '- ',
  '1. ',
  '[ ] ',
  '<a ',
  '<br ',
  '&#1',
  '&#x',
  '""',
  '(1999) ',
  'a:  ',
  '{ "',
  'http://',
  'https://a.b/',
  'www.',
  '/shared#',
  'a/shared#',
  'x/shared/#',
  '/pair?',
  '/pair#',
  '%2f',
  '::',
  '1:',
];
const ENDS = ['', '!', '\n!', '/', ' x', '.json', '"'];

/** Functions that make hostile texts of any length, each of a part that is repeated. @param own further parts */
export const hostileTexts = (own: readonly string[] = []): readonly ((length: number) => string)[] =>
  [...PARTS, ...own].flatMap((part) =>
    ENDS.map((end) => (length: number) => `${part.repeat(Math.ceil(length / part.length))}${end}`),
  );
