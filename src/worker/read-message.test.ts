import { describe, expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

describe('a message', () => {
  it.each([
    [{ kind: 'take-over' }, { kind: 'take-over' }],
    [{ kind: 'claim' }, { kind: 'claim' }],
    [{ kind: 'refused' }, { kind: 'refused' }],
    [{ kind: 'repair' }, { kind: 'repair' }],
    [
      { kind: 'seen', pictures: ['https://image.example/a.jpg', 1, 'no address', null] },
      { kind: 'seen', pictures: ['https://image.example/a.jpg'] },
    ],
    [{ kind: 'seen' }, { kind: 'unknown' }],
    [{ kind: 'of-another-release' }, { kind: 'unknown' }],
    ['take-over', { kind: 'unknown' }],
    [null, { kind: 'unknown' }],
    [undefined, { kind: 'unknown' }],
  ])('%j is read as %j', (data, expected) => {
    expect(readMessage(data)).toEqual(expected);
  });
});
