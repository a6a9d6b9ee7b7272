import { expect, it } from 'vitest';
import { judgeAudit } from './judge-audit.mjs';

it.each([
  ['nothing known', { vulnerabilities: {} }, false, 'No package that is shipped has a known hole.'],
  ['a hole', { vulnerabilities: { rxjs: { severity: 'high', range: '<8' } } }, true, 'rxjs <8: high'],
  ['a registry that refuses', { message: '405 Method Not Allowed' }, false, 'could not be asked: 405'],
  ['no network', { error: { summary: 'ENOTFOUND' } }, false, 'could not be asked: ENOTFOUND'],
])('an audit with %s', (_, report, isFailed, text) => {
  const judged = judgeAudit(JSON.stringify(report));
  expect(judged.isFailed).toBe(isFailed);
  expect(judged.text).toContain(text);
});

it('an audit without an answer fails nothing', () => {
  expect(judgeAudit('').isFailed).toBe(false);
  expect(judgeAudit('').text).toContain('npm gave no answer');
});
