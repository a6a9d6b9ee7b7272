/** A letter and a mark, as in 'eacute': what Unicode puts behind the letter. */
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  macr: '\u0304',
  breve: '\u0306',
  dot: '\u0307',
  uml: '\u0308',
  ring: '\u030A',
  dblac: '\u030B',
  caron: '\u030C',
  cedil: '\u0327',
  ogon: '\u0328',
};
const MARKED = new RegExp(`^([a-z])(${Object.keys(MARKS).join('|')})$`, 'i');

/** From the number on, one after the other. */
const RUNS: readonly (readonly [first: number, names: string])[] = [
  [
    0xa1,
    'iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest',
  ],
  [
    0x03_91,
    'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega',
  ],
  [
    0x03_b1,
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega',
  ],
  [0x20_02, 'ensp emsp'],
];

const PAIRS =
  'amp & lt < gt > quot " apos \' lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › ndash – mdash — hyphen ‐ minus − hellip … bull • dagger † Dagger ‡ prime ′ Prime ″ permil ‰ euro € trade ™ numero № infin ∞ fnof ƒ circ ˆ tilde ˜ frasl ⁄ loz ◊ sum ∑ prod ∏ equiv ≡ sim ∼ radic √ ne ≠ le ≤ ge ≥ asymp ≈ larr ← uarr ↑ rarr → darr ↓ harr ↔ star ☆ starf ★ phone ☎ spades ♠ clubs ♣ hearts ♥ diams ♦ check ✓ cross ✗ frac13 ⅓ frac23 ⅔ frac18 ⅛ frac38 ⅜ frac58 ⅝ frac78 ⅞ times × divide ÷ AElig Æ aelig æ OElig Œ oelig œ ETH Ð eth ð THORN Þ thorn þ Oslash Ø oslash ø szlig ß Lstrok Ł lstrok ł Dstrok Đ dstrok đ Hstrok Ħ hstrok ħ Tstrok Ŧ tstrok ŧ imath ı inodot ı excl ! num # dollar $ percnt % lpar ( rpar ) ast * plus + comma , period . sol / bsol \\ colon : semi ; equals = quest ? commat @ lsqb [ rsqb ] lcub { rcub } lowbar _ vert | verbar |'.split(
    ' ',
  );

const NAMED: ReadonlyMap<string, string> = new Map([
  ...RUNS.flatMap(([first, names]) =>
    names.split(' ').map((name, at) => [name, String.fromCodePoint(first + at)] as const),
  ),
  ...PAIRS.flatMap((name, at) => (at % 2 === 0 ? [[name, PAIRS[at + 1] ?? ''] as const] : [])),
  ['nbsp', ' '],
  ['thinsp', ' '],
  ['shy', ''],
  ['zwnj', '\u200C'],
  ['zwj', '\u200D'],
  ['lrm', '\u200E'],
  ['rlm', '\u200F'],
]);

/** Browsers take these for the letters of Windows: from 128 to 159 Unicode has none that are seen. */
const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const FIRST_OF_WINDOWS = 128;
const LAST_CODE = 0x10_ff_ff;

const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30}(?=;));?/gi;

const ofNumber = (code: number): string | undefined =>
  OF_WINDOWS[code - FIRST_OF_WINDOWS] ?? (code > 0 && code <= LAST_CODE ? String.fromCodePoint(code) : undefined);

const ofName = (name: string): string | undefined => {
  const [, letter, mark = ''] = MARKED.exec(name) ?? [];
  // 'AMP' is one as well.
  if (letter === undefined) return NAMED.get(name) ?? NAMED.get(name.toLowerCase());
  return NAMED.get(name) ?? `${letter}${MARKS[mark.toLowerCase()]}`.normalize();
};

const characterOf = (entity: string): string | undefined => {
  if (!entity.startsWith('#')) return ofName(entity);
  return ofNumber(/^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1)));
};

/** HTML's entities in a text, as its reader sees them: once, for '&amp;lt;' was written by somebody who wrote '&lt;'. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(ENTITY, (written, entity: string) => characterOf(entity) ?? written);
