import { spawn } from 'node:child_process';
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

/**
 * @param {readonly [string, ...string[]]} command
 * @param {boolean} isApart whether what it says is shown at its end, in one piece
 * @returns {Promise<boolean>} whether it succeeded
 */
const runCommand = ([program, ...args], isApart) =>
  new Promise((resolve) => {
    const path = program === 'node' ? process.execPath : join('node_modules/.bin', program);
    const child = spawn(path, args, { stdio: isApart ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    /** @type {Buffer[]} */
    const said = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (/** @type {Buffer} */ chunk) => said.push(chunk));
    const end = (/** @type {boolean} */ ok) => {
      process.stdout.write(Buffer.concat(said));
      resolve(ok);
    };
    child.on('error', () => end(false)).on('close', (code) => end(code === 0));
  });

/** @param {Stage} stage @param {boolean} isApart */
async function runOnce(stage, isApart) {
  const { name, command, report } = stage;
  console.log(`\n— ${name}${isApart ? ', shown at its end' : ''}`);
  if (report) {
    mkdirSync(dirname(report), { recursive: true });
    rmSync(report, { force: true });
  }
  const ok = await runCommand(command, isApart);
  return { ok, counted: readCount(stage) };
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
 * Runs one stage. Its program is one of the packages', or Node itself.
 * @param {Stage} stage
 * @param {boolean} [isApart] whether its output is shown at its end, and not as it comes
 */
export async function runStage(stage, isApart = false) {
  const { ok, counted } = await runOnce(stage, isApart);
  const { lost = [] } = counted ?? {};
  if (!counted || lost.length === 0) return settle(ok, counted);
  const name = `${stage.name}: files that were lost`;
  const again = await runOnce({ ...stage, name, command: [...stage.command, ...lost], files: lost }, isApart);
  const lostAgain = again.counted?.lost ?? [];
  const { failures, ...rest } = settle(again.ok && lostAgain.length === 0, again.counted);
  const named = lostAgain.map((file) => `${file} was not run to its end`);
  return withRunAgain(counted, { ...rest, failures: [...failures, ...named] });
}

/**
 * Runs stages side by side, and those of a list one after the other. The output of the first is shown as it comes, that of each other one when it
 * has ended.
 * @param {readonly (Stage | readonly Stage[])[]} lanes
 */
export const runAtOnce = async (lanes) => {
  const results = await Promise.all(
    lanes.map(async (lane, at) => {
      const ran = [];
      for (const stage of [lane].flat()) ran.push({ name: stage.name, ...(await runStage(stage, at > 0)) });
      return ran;
    }),
  );
  return results.flat();
};
