import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countVitest } from './test-reports.mjs';
import { runAtOnce, settle, withRunAgain } from './test-stages.mjs';

const NONE = { skipped: 0, failures: [] };

describe('the totals of npm test', () => {
  it('count a check without tests of its own as one', () => {
    expect(settle(true, undefined)).toEqual({ passed: 1, ...NONE, failed: 0 });
    expect(settle(false, undefined)).toEqual({ passed: 0, ...NONE, failed: 1 });
  });

  it('count a failed stage as a failure even when no test of it failed', () => {
    const failures = ['It failed beside its tests: see the errors above.'];
    expect(settle(false, { passed: 7, ...NONE, failed: 0 })).toEqual({ passed: 7, skipped: 0, failed: 1, failures });
  });

  it('keep the number of failed tests, and their names', () => {
    const counted = { passed: 7, failed: 1, skipped: 1, failures: ['it fails'] };
    expect(settle(false, counted)).toEqual(counted);
  });

  const ran = (name: string, status: string, ...statuses: readonly string[]) => ({
    name: resolve(name),
    status,
    assertionResults: statuses.map((each, index) => ({ fullName: `rule ${index}`, status: each })),
  });
  const testResults = [
    ran('b.test.ts', 'failed'),
    ran('a.test.ts', 'failed', 'passed', 'failed', 'skipped', 'todo'),
    ran('begun.test.ts', 'passed', 'passed', 'pending'),
    ran('empty.test.ts', 'passed'),
  ];

  it('read Vitest’s report', () => {
    const failures = ['b.test.ts', 'a.test.ts › rule 1'];
    expect(countVitest({ testResults })).toEqual({ passed: 1, failed: 2, skipped: 2, failures, lost: [] });
  });

  it('count nothing of a file that was not run to its end, but name it', () => {
    const files = ['a.test.ts', 'b.test.ts', 'begun.test.ts', 'empty.test.ts', 'not-begun.test.ts'];
    expect(countVitest({ testResults }, files).lost).toEqual(['begun.test.ts', 'empty.test.ts', 'not-begun.test.ts']);
  });

  it('add up what ran again, and name it', () => {
    const first = { passed: 5, failed: 1, skipped: 2, failures: ['it fails'], lost: ['lost.test.ts'] };
    const second = { passed: 3, failed: 1, skipped: 0, failures: ['it fails, too'] };
    expect(withRunAgain(first, second)).toEqual({
      passed: 8,
      failed: 2,
      skipped: 2,
      failures: ['it fails', 'it fails, too'],
      notes: ['run again, for what ran it had ended: lost.test.ts'],
    });
  });
});

describe('stages in one list', () => {
  /** Ends when the other is there too: alone it never does. */
  const MEETING = `
    const { existsSync, writeFileSync } = require('node:fs');
    const [own, other] = process.argv.slice(1);
    writeFileSync(own, '');
    const waiting = setInterval(() => existsSync(other) && clearInterval(waiting), 20);
  `;

  it('run side by side, and are told in its order', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stages-'));
    const [one, other] = [join(folder, 'one'), join(folder, 'other')];
    const meeting = (name: string, ...files: readonly string[]) =>
      ({ name, command: ['node', '-e', MEETING, ...files] }) as const;
    const results = await runAtOnce([meeting('one', one, other), meeting('other', other, one)]);
    rmSync(folder, { recursive: true });
    expect(results.map(({ name, passed }) => [name, passed])).toEqual([
      ['one', 1],
      ['other', 1],
    ]);
  });

  it('fail alone', async () => {
    const ending = (status: number) =>
      ({ name: `${status}`, command: ['node', '-e', `process.exit(${status})`] }) as const;
    const results = await runAtOnce([ending(1), ending(0)]);
    expect(results.map(({ failed }) => failed)).toEqual([1, 0]);
  });

  it('run one after the other where they are in a list of their own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stages-'));
    const file = join(folder, 'first');
    const first = {
      name: 'first',
      command: ['node', '-e', `require('node:fs').writeFileSync('${file}', '')`],
    } as const;
    const second = { name: 'second', command: ['node', '-e', `require('node:fs').statSync('${file}')`] } as const;
    const results = await runAtOnce([{ name: 'beside', command: ['node', '-e', ''] }, [first, second]]);
    rmSync(folder, { recursive: true });
    expect(results.map(({ name, failed }) => [name, failed])).toEqual([
      ['beside', 0],
      ['first', 0],
      ['second', 0],
    ]);
  });
});
