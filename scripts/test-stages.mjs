import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[], notes?: string[] }} Count what failed is told by name; `notes` are what else a reader should know */
/** @typedef {{ name: string, command: readonly [string, ...string[]], report?: string, count?: (report: unknown) => Count }} Stage */

/**
 * A stage without a report is one check. A failed stage never counts as none failed: a file that does not load has no tests.
 * @param {boolean} ok whether the command succeeded
 * @param {Count | undefined} counted what its report says; undefined when there is none
 * @returns {Count}
 */
export function settle(ok, counted) {
  const { passed, failed, ...rest } = counted ?? { passed: ok ? 1 : 0, failed: 0, skipped: 0, failures: [] };
  return { passed, failed: ok ? failed : Math.max(failed, 1), ...rest };
}

/** @param {Stage} stage */
function readCount({ report, count }) {
  if (!report || !count) return undefined;
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: ['The report cannot be read.'] };
  }
}

/**
 * Runs one stage, its output shown as it comes. Its program is one of the packages', or Node itself.
 * @param {Stage} stage
 */
export function runStage(stage) {
  console.log(`\n— ${stage.name}`);
  if (stage.report) {
    mkdirSync(dirname(stage.report), { recursive: true });
    rmSync(stage.report, { force: true });
  }
  const [program, ...args] = stage.command;
  const path = program === 'node' ? process.execPath : join('node_modules/.bin', program);
  const { status } = spawnSync(path, args, { stdio: 'inherit' });
  return settle(status === 0, readCount(stage));
}
