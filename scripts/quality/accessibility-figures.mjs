/** @typedef {import('./wcag-criteria.mjs').Criterion} Criterion */
/** @typedef {{ screen: string, width: number, rules: string[], findings: { rule: string, count: number }[] }} Look */
/** @typedef {{ results: { attachments: { name: string, body?: string }[] }[] }} Test */
/** @typedef {{ specs?: { tests: Test[] }[], suites?: Suite[] }} Suite */

/** How what a look of axe leaves is called: see test/browser/shared/axe.ts. */
const LOOK = /^axe on /;

/** @param {Suite} suite @returns {Look[]} */
const looksIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) =>
      (results.at(-1)?.attachments ?? [])
        .filter(({ name }) => LOOK.test(name))
        .map(({ body = '' }) => /** @type {Look} */ (JSON.parse(Buffer.from(body, 'base64').toString()))),
    ),
  ),
  ...suites.flatMap(looksIn),
];

/** @param {unknown} json a report of Playwright @returns {Look[]} each look of axe at a screen in a theme */
export const looksOf = (json) => /** @type {{ suites: Suite[] }} */ (json).suites.flatMap(looksIn);

/** @param {string} tag of axe's, such as 'wcag1410' @returns {string | undefined} '1.4.10' */
const criterionOf = (tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.');

/**
 * The figures of docs/accessibility.md.
 * @param {readonly Criterion[]} criteria
 * @param {readonly Look[]} looks
 * @param {readonly { ruleId: string, tags: readonly string[] }[]} rules axe's
 * @returns {string[][]} rows: number, name, level, how it was tested, rules of axe that ran, tests, findings; the heading first
 */
export function accessibilityFigures(criteria, looks, rules) {
  const ran = new Set(looks.flatMap((look) => look.rules));
  const found = looks.flatMap(({ screen, width, findings }) =>
    findings.map(({ rule, count }) => ({ rule, text: `${rule}: ${count} on ${screen}, ${width} px` })),
  );
  const row = (/** @type {Criterion} */ { number, name, level, how, tests = [], finding }) => {
    const own = rules.filter(({ tags }) => tags.map(criterionOf).includes(number)).map(({ ruleId }) => ruleId);
    const findings = found.filter(({ rule }) => own.includes(rule)).map(({ text }) => text);
    return [
      number,
      name,
      level,
      how,
      own.filter((rule) => ran.has(rule)).join(', '),
      [...new Set(tests.map(([file]) => file.split('/').at(-1)))].join(', '),
      findings.length > 0 ? findings.join('; ') : finding,
    ];
  };
  return [['criterion', 'name', 'level', 'tested', 'rules of axe', 'tests', 'findings'], ...criteria.map(row)];
}

/** @param {readonly Look[]} looks @returns {string[][]} rows: width, screens and dialogs, looks, rules, findings */
export function lookFigures(looks) {
  const widths = [...new Set(looks.map(({ width }) => width))].toSorted((a, b) => a - b);
  const of = (/** @type {number} */ width) => {
    const own = looks.filter((look) => look.width === width);
    return [
      `${width} px`,
      String(new Set(own.map(({ screen }) => screen)).size),
      String(own.length),
      String(new Set(own.flatMap(({ rules }) => rules)).size),
      String(own.flatMap(({ findings }) => findings).length),
    ];
  };
  return [
    ['width', 'screens and states', 'looks of axe', 'rules that had something to look at', 'findings'],
    ...widths.map(of),
  ];
}
