import { describe, expect, it } from 'vitest';
import { countPlaywright, faultFigures } from './test-reports.mjs';

const figures = (runs: number) => ({ type: 'figures', description: JSON.stringify({ runs, changes: 2, lost: 0 }) });
const spec = (title: string, tests: readonly object[]) => ({ title, tests });

describe('a report of browser tests', () => {
  it('counts a test that passed at its second try as passed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
    expect(countPlaywright({ stats, suites: [] })).toEqual({
      passed: 7,
      failed: 1,
      skipped: 3,
      failures: [],
      notes: [],
    });
  });

  it('names what failed, by file and project', () => {
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
    const tests = ['expected', 'unexpected'].map((status) => ({ projectName: `${status} project`, status }));
    const suites = [{ title: 'lists.spec.ts', suites: [{ title: 'a list', specs: [spec('is kept', tests)] }] }];
    expect(countPlaywright({ stats, suites }).failures).toEqual([
      'lists.spec.ts › a list › is kept [unexpected project]',
    ]);
  });

  it('says once why tests were skipped, and which pictures differ', () => {
    const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 2 };
    const differs = { type: 'differs', description: 'home (390 px, dark): wanted' };
    const skip = { type: 'skip', description: 'There is no Git history here.' };
    const tests = [[skip], [skip], [differs], [{ type: 'skip' }], [figures(1)], undefined].map((annotations) => ({
      projectName: 'pictures',
      annotations,
    }));
    const suites = [{ title: 'screens.spec.ts', suites: [{ title: 'a screen', specs: [spec('home', tests)] }] }];
    expect(countPlaywright({ stats, suites }).notes).toEqual([
      'skipped: There is no Git history here.',
      'looks otherwise: home (390 px, dark): wanted',
    ]);
  });

  it('has a row for every test that counted what was lost, however deep, by store', () => {
    const tests = [
      { projectName: 'faults', annotations: [figures(20)] },
      { projectName: 'faults over IndexedDB', annotations: [{ type: 'skip' }, figures(1)] },
    ];
    const killed = {
      title: 'killed',
      specs: [spec('at once', tests), spec('never', [{ projectName: 'faults', annotations: [] }])],
    };
    expect(faultFigures({ suites: [{ title: 'killed.spec.ts', suites: [killed] }] })).toEqual([
      ['killed at once', 'local', '20', '2', '0'],
      ['killed at once', 'indexeddb', '1', '2', '0'],
    ]);
  });
});
