import { expect, it } from 'vitest';
import { mapToList } from './map-to-list.ts';
import { VIDEOS } from './videos.ts';

const raw = { key: 'Nrd8-_jHTzk', name: 'Trailer', site: 'YouTube', type: 'Trailer', official: true };

const read = (...results: readonly unknown[]) => mapToList({ results }, VIDEOS);

it('maps a video', () => {
  expect(read({ ...raw, size: 1080, id: 'x' })).toStrictEqual([raw]);
});

it('leaves choosing to others: every site, type and order stays', () => {
  const vimeo = { ...raw, site: 'Vimeo', key: '7654', type: 'Clip' };
  expect(read(vimeo, raw)).toEqual([vimeo, raw]);
});

it.each(['', null, 7, 'a"b', 'a/../b', 'a?autoplay=1'])('drops a video with the key %j', (key) => {
  expect(read({ ...raw, key }, raw)).toEqual([raw]);
});

it('has none for a title without videos', () => {
  expect(read()).toEqual([]);
});
