import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scopeOf } from './scope-of.ts';

// product.md, Configuration: own names.
describe('the scope of a site’s names', () => {
  it.each([
    ['/', ''],
    ['/films/', '/films/'],
    ['/a/b/', '/a%2Fb/'],
    ['/a/matinee_x/', '/a%2Fmatinee_x/'],
  ])('in %s is %j', (base, scope) => {
    expect(scopeOf(base)).toBe(scope);
  });

  const folder = fc
    .array(fc.stringMatching(/^(?:matinee[_-]?)?[\w.~ -]{0,6}$/), { maxLength: 3 })
    .map((parts) => `/${parts.map((part) => `${part || 'x'}/`).join('')}`);

  it('makes no name that begins as another folder’s names do', () => {
    fc.assert(
      fc.property(folder, folder, fc.stringMatching(/^[_-][\w.:-]{0,12}$/), (one, other, rest) => {
        fc.pre(one !== other);
        expect(`${scopeOf(one)}matinee${rest}`.startsWith(`${scopeOf(other)}matinee`)).toBe(false);
      }),
    );
  });
});
