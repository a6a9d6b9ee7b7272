import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNames } from './file-names.ts';

describe('the names of files', () => {
  it.each([
    ['list-Noir', 'list-Noir'],
    ['list-שלום 👩‍👩‍👧', 'list-שלום 👩‍👩‍👧'],
    ['list-../../etc/passwd', 'list-.. .. etc passwd'],
    ['list-a\\b:c*d?"<e>|f\0\n', 'list-a b c d e f'],
    ['list-\u202Efdp.exe', 'list- fdp.exe'],
    ['list-What. ', 'list-What'],
    [`list-${'a'.repeat(200)}`, `list-${'a'.repeat(75)}`],
    [`list-${'a'.repeat(74)}🎬`, `list-${'a'.repeat(74)}`],
  ])('of %j is %j', (name, file) => {
    expect(fileNames([name])).toEqual([file]);
  });

  it('are each taken once, whatever the case', () => {
    expect(fileNames(['list-Noir', 'list-noir', 'list-Noir', 'list-Noir (2)'])).toEqual([
      'list-Noir',
      'list-noir (2)',
      'list-Noir (3)',
      'list-Noir (2) (2)',
    ]);
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 5 })), (names) => {
        const files = fileNames(names.map((name) => `list-${name}`));
        expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(names.length);
        for (const file of files) expect(file).toMatch(/^list-[^\\/:*?"<>|\p{Cc}]*$/u);
      }),
    );
  });
});
