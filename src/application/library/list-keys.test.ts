import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { TitleRef } from '#domain/title.ts';
import { ListKeys } from './list-keys.ts';

const movie = (id: number): TitleRef => ({ id, media_type: 'movie' });

describe('the keys of a list', () => {
  it('tell the movie 7 from the show 7, and take a title without a media type for a movie', () => {
    expect([...new ListKeys().of([{ id: 7, media_type: 'tv' }, { id: 8 }])]).toEqual(['tv:7', 'movie:8']);
  });

  it('are those of the list, whatever it was before', () => {
    const titles = Array.from({ length: 8 }, (_, id) => movie(id));
    const lists = fc.array(fc.shuffledSubarray(titles), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lists, (states) => {
        const keys = new ListKeys();
        for (const list of states) {
          expect([...keys.of(list)].toSorted()).toEqual(list.map(({ id }) => `movie:${id}`).toSorted());
        }
      }),
    );
  });

  it('of a title that came back as another object are kept', () => {
    const keys = new ListKeys();
    keys.of([movie(1), movie(2), movie(3)]);
    expect([...keys.of([movie(3), movie(1)])].toSorted()).toEqual(['movie:1', 'movie:3']);
  });

  it('of 10,000 titles are not all looked at again when one is added or removed', () => {
    const read = vi.fn<() => void>();
    const counted = (id: number): TitleRef => ({
      get id() {
        read();
        return id;
      },
    });
    const list = Array.from({ length: 10_000 }, (_, id) => counted(id));
    const keys = new ListKeys();
    keys.of(list);
    read.mockClear();
    const longer = [...list, counted(10_000)];
    expect(keys.of(longer).has('movie:10000')).toBe(true);
    expect(keys.of(longer.toSpliced(5_000, 1)).has('movie:5000')).toBe(false);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
