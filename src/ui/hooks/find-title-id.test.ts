import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTitleId } from './find-title-id.ts';

describe('findTitleId', () => {
  it.each(['movie', 'tv'] as const)('finds every positive safe integer under /%s', (explore) => {
    assert(
      property(integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
        expect(findTitleId(explore, String(id))).toEqual({ media_type: explore, id });
      }),
    );
  });

  it.each(['abc', '0', '1.5', '-3', '99999999999999999999', '', '1e3', '0x10', ' 7', '7 ', '٣', undefined])(
    'finds no title under the id %j',
    (id) => expect(findTitleId('movie', id)).toBeUndefined(),
  );

  it.each(['trending', 'top-rated', 'coming-soon', 'awards', 'person', 'Movie', '', undefined])(
    'finds no title under /%s',
    (explore) => expect(findTitleId(explore, '7')).toBeUndefined(),
  );
});
