import { expect, it } from 'vitest';
import { accessibilityFigures, lookFigures, looksOf } from './accessibility-figures.mjs';

const look = (width: number, screen: string, findings: readonly { rule: string; count: number }[] = []) => ({
  screen,
  width,
  rules: ['color-contrast', ...findings.map(({ rule }) => rule)],
  findings: [...findings],
});
const attached = (name: string, content: object) => ({
  name,
  body: Buffer.from(JSON.stringify(content)).toString('base64'),
});
const specOf = (...looks: readonly object[]) => ({
  tests: [
    {
      results: [
        { attachments: [attached('axe on /', look(1, 'of the first try'))] },
        { attachments: [attached('screenshot', {}), ...looks.map((each) => attached('axe on /movie', each))] },
      ],
    },
  ],
});

it('reads each look of axe from a report, wherever it is', () => {
  const [one, two] = [look(390, 'home'), look(1440, 'home')];
  const report = { suites: [{ specs: [specOf(one)], suites: [{ specs: [specOf(two)] }] }] };
  expect(looksOf(report)).toEqual([one, two]);
});

it('counts screens, looks, rules and findings of each width, the narrow one first', () => {
  const found = [{ rule: 'target-size', count: 2 }];
  const looks = [look(1440, 'home'), look(390, 'home', found), look(390, 'home'), look(390, 'about')];
  expect(lookFigures(looks).slice(1)).toEqual([
    ['390 px', '2', '3', '2', '1'],
    ['1440 px', '1', '1', '1', '0'],
  ]);
});

it('gives each criterion the rules that ran, its tests, and what was found in place of what is said', () => {
  const rules = [
    { ruleId: 'color-contrast', tags: ['wcag2aa', 'wcag143'] },
    { ruleId: 'target-size', tags: ['wcag22aa', 'wcag258'] },
    { ruleId: 'marquee', tags: ['wcag222'] },
  ];
  const looks = [look(390, 'home', [{ rule: 'target-size', count: 2 }])];
  const common = { level: 'AA', how: 'by test', tests: [['test/a.spec.ts', 'x']], finding: 'None by rules.' } as const;
  const criteria = [
    { ...common, number: '1.4.3', name: 'Contrast' },
    { ...common, number: '2.5.8', name: 'Target Size' },
    { number: '2.2.2', name: 'Pause', level: 'A', how: 'known gap', finding: 'Not tested.' } as const,
  ];
  expect(accessibilityFigures(criteria, looks, rules).slice(1)).toEqual([
    ['1.4.3', 'Contrast', 'AA', 'by test', 'color-contrast', 'a.spec.ts', 'None by rules.'],
    ['2.5.8', 'Target Size', 'AA', 'by test', 'target-size', 'a.spec.ts', 'target-size: 2 on home, 390 px'],
    ['2.2.2', 'Pause', 'A', 'known gap', '', '', 'Not tested.'],
  ]);
});
