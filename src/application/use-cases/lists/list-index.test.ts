import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { TitleRef } from '#domain/title.ts';
import { ListIndex } from './list-index.ts';

const movie = (id: number): TitleRef => ({ id, media_type: 'movie' });

describe('the index of a list', () => {
  it('tells the movie 7 from the show 7, and takes a title without a media type for a movie', () => {
    expect([...new ListIndex().of([{ id: 7, media_type: 'tv' }, { id: 8 }]).keys()]).toEqual(['tv:7', 'movie:8']);
  });

  it('is of the list, whatever it was before', () => {
    const titles = Array.from({ length: 8 }, (_, id) => movie(id));
    const lists = fc.array(fc.shuffledSubarray(titles), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lists, (states) => {
        const index = new ListIndex();
        for (const list of states) {
          expect([...index.of(list).keys()].toSorted()).toEqual(list.map(({ id }) => `movie:${id}`).toSorted());
        }
      }),
    );
  });

  it('keeps a title that came back as another object', () => {
    const index = new ListIndex();
    index.of([movie(1), movie(2), movie(3)]);
    expect([...index.of([movie(3), movie(1)]).keys()].toSorted()).toEqual(['movie:1', 'movie:3']);
  });

  it('does not look at all of 10,000 titles again when one is added or removed', () => {
    const read = vi.fn<() => void>();
    const counted = (id: number): TitleRef => ({
      get id() {
        read();
        return id;
      },
    });
    const list = Array.from({ length: 10_000 }, (_, id) => counted(id));
    const index = new ListIndex();
    index.of(list);
    read.mockClear();
    const longer = [...list, counted(10_000)];
    expect(index.of(longer).has('movie:10000')).toBe(true);
    expect(index.of(longer.toSpliced(5_000, 1)).has('movie:5000')).toBe(false);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
