import { execFileSync } from 'node:child_process';

/** The key of the trailer by which a commit says which screens it changes. */
const TRAILER = 'Pictures';
/** What was landed on main is one commit or several: how many of the newest may have announced it. */
const LANDED = 20;
/** In a container a clone may belong to another user than the one who reads it. */
const OPTIONS = ['-c', 'safe.directory=*'];

/** @typedef {(...args: readonly string[]) => string | undefined} Git what a command prints; undefined where it fails */
/** @typedef {{ commit: string, announced: readonly string[] }} Base `announced` is the names of screens whose change is wanted, or `all` */

/** @type {Git} */
export const runGit = (...args) => {
  try {
    return execFileSync('git', [...OPTIONS, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

/** @param {Git} git @param {string} revision */
const commitOf = (git, revision) => git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);

/** @param {Git} git @param {readonly string[]} range @returns {readonly string[]} */
const announcedIn = (git, range) =>
  (git('log', `--format=%(trailers:key=${TRAILER},valueonly)`, ...range) ?? '')
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** @param {Git} git @param {string} commit */
const baseAt = (git, commit) => ({ commit, announced: announcedIn(git, [`${commit}..HEAD`]) });

/** @param {Git} git @returns {Base | { reason: string }} for what is on main already */
function beforeLanding(git) {
  if (git('status', '--porcelain')) return baseAt(git, commitOf(git, 'HEAD') ?? '');
  const commit = commitOf(git, 'HEAD^');
  if (!commit) return { reason: 'This clone has no commit before the newest: fetch the history.' };
  return { commit, announced: announcedIn(git, [`-${LANDED}`]) };
}

/**
 * The commit that this working tree is compared with: where its branch left main; on main, HEAD where something is not
 * committed, else the commit before. PICTURES_BASE names another.
 * @param {Readonly<Record<string, string | undefined>>} variables of the environment
 * @param {Git} [git]
 * @returns {Base | { reason: string }} a sentence where there is none
 */
export function findBase(variables, git = runGit) {
  const head = commitOf(git, 'HEAD');
  if (!head) return { reason: 'There is no Git history here.' };
  const given = variables['PICTURES_BASE'];
  const main = (given ? [given] : ['origin/main', 'main']).find((name) => commitOf(git, name));
  if (!main) return { reason: `This clone has no ${given || 'branch main'}: fetch it.` };
  const fork = git('merge-base', 'HEAD', main);
  if (!fork) return { reason: `This clone has no commit that HEAD and ${main} share: fetch the history.` };
  return fork === head && !given ? beforeLanding(git) : baseAt(git, fork);
}
