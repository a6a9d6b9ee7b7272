import { describe, expect, it } from 'vitest';
import { nearestTests } from './nearest-tests.mjs';

const imports = (...specifiers: readonly string[]): string =>
  specifiers.map((specifier) => `import { a } from '${specifier}';\n`).join('');

const nearest = (path: string, texts: Readonly<Record<string, string>>): readonly string[] =>
  nearestTests(
    path,
    Object.entries(texts).map(([each, text]) => ({ path: each, text })),
  );

describe('the tests nearest to a file', () => {
  it('are those of its name beside it, of whatever kind', () => {
    const texts = {
      'src/domain/a.ts': '',
      'src/domain/a.test.ts': '',
      'src/domain/a.property.test.ts': '',
      'src/domain/ab.test.ts': imports('./a.ts'),
      'src/ui/a.test.ts': imports('#domain/a.ts'),
    };
    expect(nearest('src/domain/a.ts', texts)).toEqual(['src/domain/a.test.ts', 'src/domain/a.property.test.ts']);
  });

  it('are those that import it, where it has none of its name: those of its own folder first', () => {
    const texts = {
      'src/domain/a.ts': '',
      'src/ui/list/c.browser.test.tsx': imports('#domain/a.ts'),
      'src/domain/b.test.ts': imports('./a.ts'),
    };
    expect(nearest('src/domain/a.ts', texts)).toEqual(['src/domain/b.test.ts', 'src/ui/list/c.browser.test.tsx']);
  });

  it.each([
    ['a style', 'src/ui/a.module.css', 'src/ui/a.tsx', './a.module.css'],
    ['a script', 'scripts/a.mjs', 'scripts/b.mjs', './a.mjs'],
    ['a fixture', 'test-fixtures/a.ts', 'test-fixtures/b.ts', './a.ts'],
    ['a fixture of a fixture', 'test-fixtures/list/a.ts', 'test-fixtures/b.ts', '#fixtures/list/a.ts'],
  ])('are those of what imports it, where no test does: %s', (_, path, importer, specifier) => {
    const texts = {
      [path]: '',
      [importer]: imports(specifier),
      'test/c.test.ts': `const a = await import('../${importer}');`,
      'test/d.test.ts': imports('./c.ts'),
    };
    expect(nearest(path, texts)).toEqual(['test/c.test.ts']);
  });

  it('are a test itself', () => {
    expect(nearest('src/a.test.ts', { 'src/a.test.ts': '', 'src/b.test.ts': imports('./a.test.ts') })).toEqual([
      'src/a.test.ts',
    ]);
  });

  it('are none where nothing imports it, and where files import each other alone', () => {
    expect(nearest('src/a.ts', { 'src/a.ts': imports('./b.ts'), 'src/b.ts': imports('./a.ts') })).toEqual([]);
  });
});
