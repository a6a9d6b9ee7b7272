import { expect, it } from 'vitest';
import { languageName } from './language-name.ts';

it.each([
  ['fr', 'French'],
  ['ja', 'Japanese'],
  ['cn', 'Cantonese'],
  ['mo', 'Moldavian'],
  ['sh', 'Serbo-Croatian'],
  ['xx', 'No Language'],
  ['qz', 'qz'],
  ['', ''],
  ['<b>', '<b>'],
])('%j is %j (product.md, Detail: credit lines)', (code, name) => expect(languageName(code)).toBe(name));
