import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[], notes?: string[], lost?: string[] }} Count what failed is told by name; `notes` are what else a reader should know; `lost` are files of which nothing is known, for what ran them has ended */
/** @typedef {{ name: string, command: readonly [string, ...string[]], report?: string, count?: (report: unknown, files?: readonly string[]) => Count, files?: readonly string[] }} Stage `files` are all that it is to run, where that is known */

/**
 * A stage without a report is one check. A failed stage never counts as none failed: a file that does not load has no tests.
 * @param {boolean} ok whether the command succeeded
 * @param {Count | undefined} counted what its report says; undefined when there is none
 * @returns {Count}
 */
export function settle(ok, counted) {
  if (!counted) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures: [] };
  if (ok || counted.failed > 0) return counted;
  return {
    ...counted,
    failed: 1,
    failures: [...counted.failures, 'It failed beside its tests: see the errors above.'],
  };
}

/** @param {Stage} stage */
function readCount({ report, count, files }) {
  if (!report || !count) return undefined;
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')), files);
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: ['The report cannot be read.'] };
  }
}

/** @param {Stage} stage */
function runOnce(stage) {
  const { name, command, report } = stage;
  console.log(`\n— ${name}`);
  if (report) {
    mkdirSync(dirname(report), { recursive: true });
    rmSync(report, { force: true });
  }
  const [program, ...args] = command;
  const path = program === 'node' ? process.execPath : join('node_modules/.bin', program);
  const { status } = spawnSync(path, args, { stdio: 'inherit' });
  return { ok: status === 0, counted: readCount(stage) };
}

/**
 * What a stage says whose lost files ran once more: a browser that ends in the middle takes the files with it that it had not run.
 * Nothing is counted twice, for a lost file has no tests in the first report.
 * @param {Count} first
 * @param {Count} second of the lost files alone
 * @returns {Count}
 */
export function withRunAgain(first, second) {
  const again = (first.lost ?? []).map((file) => `run again, for what ran it had ended: ${file}`);
  return {
    passed: first.passed + second.passed,
    failed: first.failed + second.failed,
    skipped: first.skipped + second.skipped,
    failures: [...first.failures, ...second.failures],
    notes: [...(first.notes ?? []), ...(second.notes ?? []), ...again],
  };
}

/**
 * Runs one stage, its output shown as it comes. Its program is one of the packages', or Node itself.
 * @param {Stage} stage
 */
export function runStage(stage) {
  const { ok, counted } = runOnce(stage);
  const { lost = [] } = counted ?? {};
  if (!counted || lost.length === 0) return settle(ok, counted);
  const name = `${stage.name}: files that were lost`;
  const again = runOnce({ ...stage, name, command: [...stage.command, ...lost], files: lost });
  const lostAgain = again.counted?.lost ?? [];
  const { failures, ...rest } = settle(again.ok && lostAgain.length === 0, again.counted);
  const named = lostAgain.map((file) => `${file} was not run to its end`);
  return withRunAgain(counted, { ...rest, failures: [...failures, ...named] });
}
