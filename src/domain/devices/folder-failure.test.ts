import { expect, it } from 'vitest';
import { FolderError, folderFaultOf } from './folder-failure.ts';

it.each(['denied', 'unreachable', 'full'] as const)('a folder that is %s says so, and what it comes from', (fault) => {
  const cause = new TypeError('Failed to fetch');
  const error = new FolderError(fault, { cause });
  expect([folderFaultOf(error), error.message, error.cause]).toEqual([fault, `The shared folder is ${fault}.`, cause]);
});

it.each([new TypeError('x is not a function'), 'denied', undefined])('%s is no fault of a folder', (error) => {
  expect(folderFaultOf(error)).toBeUndefined();
});
