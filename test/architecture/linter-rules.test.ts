import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plant, type Planted } from './planted.ts';

/** A file for some of the rules that each plugin brings, in each of its settings. */
const BREACHES: Readonly<Record<string, readonly [path: string, text: string]>> = {
  complexity: ['src/domain/rule-a.ts', `export const f = (a: number) => ${'a > 1 ? 1 : '.repeat(11)}0;\n`],
  eqeqeq: ['src/domain/rule-b.ts', `export const f = (a: unknown) => a == 1;\n`],
  'max-lines': ['src/domain/rule-c.ts', `export const f = 1;\n${'// why\n'.repeat(301)}`],
  'max-params': ['src/domain/rule-d.ts', `export const f = (a: 1, b: 1, c: 1, d: 1) => [a, b, c, d];\n`],
  'no-restricted-properties': [
    'src/ui/components/rule-q.tsx',
    `export const Q = ({ title }: { title: { vote_average: number } }) => <b>{title.vote_average.toFixed(1)}</b>;\n`,
  ],
  'no-restricted-imports': [
    'src/ui/screens/rule-r.tsx',
    `import { ratingText } from '#domain/rating-tier.ts';\nexport const R = () => <b>{ratingText({ vote_average: 8, vote_count: 1 })}</b>;\n`,
  ],
  'title-name': [
    'src/ui/screens/rule-s.tsx',
    `import { titleName } from '#domain/title.ts';\nexport const S = ({ title }: { title: { name: string } }) => <b>{title.name === '' ? 'None' : titleName(title)}</b>;\n`,
  ],
  'no-console': ['src/ui/rule-e.ts', `console.log('said');\n`],
  'no-warning-comments': ['src/domain/rule-f.ts', `// TODO: later\nexport const f = 1;\n`],
  'no-restricted-globals': ['src/ui/rule-g.ts', `export const f = () => localStorage.length;\n`],
  'no-default-export': ['src/domain/rule-h.ts', `export default 1;\n`],
  'no-barrel-file': ['src/domain/rule-i.ts', `export * from './target/target.ts';\n`],
  'no-explicit-any': ['src/domain/rule-j.ts', `export const f = (a: any) => typeof a;\n`],
  'ban-ts-comment': ['src/domain/rule-k.ts', `// @ts-ignore\nexport const f = 1;\n`],
  'no-danger': ['src/ui/rule-l.tsx', `export const F = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n`],
  'button-has-type': ['src/ui/rule-m.tsx', `export const F = () => <button>a</button>;\n`],
  'alt-text': ['src/ui/rule-n.tsx', `export const F = () => <img src="a" />;\n`],
  'filename-case': ['src/domain/RuleO.ts', `export const f = 1;\n`],
  'expect-expect': ['src/domain/rule-p.test.ts', `import { it } from 'vitest';\nit('is', () => {});\n`],
};

describe('the linter’s other rules', () => {
  let planted: Planted;
  let found: readonly { readonly code: string; readonly filename: string }[] = [];

  beforeAll(async () => {
    planted = await plant(Object.fromEntries(Object.values(BREACHES)));
    const { output } = await planted.run('oxlint', ['-c', 'oxlint.config.mjs', '--format=json', 'src']);
    ({ diagnostics: found } = JSON.parse(output) as { diagnostics: typeof found });
  }, 60_000);

  afterAll(() => planted.remove());

  it.each(Object.entries(BREACHES))('refuse a breach of %s', (rule, [path]) => {
    const rules = found.filter(({ filename }) => filename === path).map(({ code }) => /\((.+)\)/.exec(code)?.[1]);
    expect(rules).toContain(rule);
  });
});
