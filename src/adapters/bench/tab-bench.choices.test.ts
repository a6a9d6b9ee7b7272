import { describe, expect, it } from 'vitest';
import { aTabBench as open } from '#fixtures/scenario/a-tab-bench.ts';

describe('choices that there are not (product.md, QA: choices)', () => {
  it.each([
    '',
    'theme',
    'theme:',
    'theme:blue',
    'Theme:light',
    'colour:red',
    'toString:light',
    '__proto__:on',
    'region:ZZ',
    'region:de',
    'region:Germany',
    'region:SU',
    'services:Netflix',
    'services:8.5',
    'services:-8',
    'services:0',
    'services:8+',
    'services:none+8',
    'hide:everything',
    'history:yes',
    'calendar:a b!',
    'theme:light,theme:dark',
    'theme:light,',
    'theme:light;region:DE',
  ])('%s', (text) => {
    const { bench, current } = open(`?choices=${encodeURIComponent(text)}`);
    expect(current()).toEqual({});
    expect(bench.problem).toContain(
      `There is no choice “${text}”. The known ones: theme:dark, theme:light, region:AT, `,
    );
    expect(bench.problem).toMatch(/, usual\. A region is the code of any country, a service any number;/);
  });
});

describe('a library of a file (product.md, QA: library file)', () => {
  it('that was taken begins anew, though the choice is the same', () => {
    const { bench, file, startOver } = open('', 'library=file', true);
    bench.choose({ library: 'file' });
    expect(file.use).toHaveBeenCalledOnce();
    expect(startOver).toHaveBeenCalledExactlyOnceWith('?library=file');
    expect(file.forget).not.toHaveBeenCalled();
  });

  it('is not begun with by another choice', () => {
    const { bench, file } = open('', undefined, true);
    bench.choose({ library: 'empty' });
    expect(file.use).not.toHaveBeenCalled();
  });

  it.each(['', '?library=usual', '?library=empty'])('is forgotten once another one is on: %s', (search) => {
    expect(open(search, search === '' ? '' : 'library=file').file.forget).toHaveBeenCalledOnce();
  });

  it('is kept by a reload', () => {
    expect(open('', 'library=file').file.forget).not.toHaveBeenCalled();
  });
});
