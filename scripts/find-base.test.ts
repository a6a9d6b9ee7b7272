import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findBase, type Git } from './find-base.mjs';

/** No setting of the machine's is read, and commits have an author. */
const ENV = {
  PATH: process.env['PATH'],
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) => [
      [`GIT_${who}_NAME`, 'Ada'],
      [`GIT_${who}_EMAIL`, 'ada@matinee.example'],
    ]),
  ),
};

const gitIn =
  (folder: string): Git =>
  (...args) => {
    try {
      return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', env: ENV, stdio: 'pipe' }).trim();
    } catch {
      return undefined;
    }
  };

let folder: string;
let git: Git;

/** @returns the new commit */
const commit = (message: string): string => {
  git('commit', '--allow-empty', '--quiet', '--message', message);
  return git('rev-parse', 'HEAD') ?? '';
};

const find = (variables: Record<string, string> = {}) => findBase(variables, git);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'base-'));
  git = gitIn(folder);
  git('init', '--quiet', '--initial-branch', 'main');
});

describe('the base of a comparison', () => {
  it('is where the branch left main; what its commits announce is wanted', () => {
    const fork = commit('Begin');
    git('switch', '--quiet', '--create', 'branch');
    commit('Move a button\n\nPictures: home, up next');
    commit('Say more\n\nPictures: about');
    git('switch', '--quiet', 'main');
    commit('Go on\n\nPictures: all');
    git('switch', '--quiet', 'branch');
    expect(find()).toEqual({ commit: fork, announced: ['about', 'home', 'up next'] });
  });

  it('is main as others have it, where there is such a one', () => {
    const shared = commit('Begin');
    git('update-ref', 'refs/remotes/origin/main', shared);
    commit('Move a button');
    expect(find()).toEqual({ commit: shared, announced: [] });
  });

  it('is the commit before, on main; what was landed with it may have announced it', () => {
    commit('Begin\n\nPictures: home');
    const before = commit('Move a button');
    commit('Move it further');
    expect(find()).toEqual({ commit: before, announced: ['home'] });
  });

  it('is the first parent of a merge', () => {
    commit('Begin');
    git('switch', '--quiet', '--create', 'branch');
    commit('Move a button\n\nPictures: home');
    git('switch', '--quiet', 'main');
    const before = commit('Go on');
    git('merge', '--quiet', '--no-edit', 'branch');
    expect(find()).toEqual({ commit: before, announced: ['home'] });
  });

  it('is the last commit of main, where something is not committed', () => {
    commit('Begin\n\nPictures: home');
    const head = commit('Move a button');
    writeFileSync(join(folder, 'changed.ts'), '');
    expect(find()).toEqual({ commit: head, announced: [] });
  });

  it('is the one that is named', () => {
    const first = commit('Begin');
    commit('Move a button\n\nPictures: home');
    commit('Go on');
    expect(find({ PICTURES_BASE: first })).toEqual({ commit: first, announced: ['home'] });
    expect(find({ PICTURES_BASE: 'HEAD' })).toEqual({ commit: git('rev-parse', 'HEAD'), announced: [] });
  });

  it.each([
    ['no name that is there', { PICTURES_BASE: 'v0.9.0' }, 'This clone has no v0.9.0: fetch it.'],
    ['one commit', {}, 'This clone has no commit before the newest: fetch the history.'],
  ])('is a sentence where there is %s', (_what, variables, reason) => {
    commit('Begin');
    expect(find(variables)).toEqual({ reason });
  });

  it('is a sentence without main, without a shared commit, and without Git', () => {
    expect(find()).toEqual({ reason: 'There is no Git history here.' });
    commit('Begin');
    git('switch', '--quiet', '--orphan', 'other');
    commit('Begin again');
    expect(find()).toEqual({
      reason: 'This clone has no commit that HEAD and main share: fetch the history.',
    });
    git('branch', '--quiet', '-D', 'main');
    expect(find()).toEqual({ reason: 'This clone has no branch main: fetch it.' });
  });

  it('is a sentence in a clone of one commit', () => {
    commit('Begin');
    commit('Move a button');
    const clone = mkdtempSync(join(tmpdir(), 'shallow-'));
    git('clone', '--quiet', '--depth', '1', `file://${folder}`, clone);
    expect(findBase({}, gitIn(clone))).toEqual({
      reason: 'This clone has no commit before the newest: fetch the history.',
    });
  });
});
