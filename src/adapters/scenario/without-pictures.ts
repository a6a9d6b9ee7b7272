import type { DemoData } from '../demo/demo-data.ts';

/** No poster, no backdrop, no photo. */
export const withoutPictures = (data: DemoData): DemoData => ({
  ...data,
  titles: data.titles.map((title) => ({ ...title, poster: null, backdrop: null })),
  people: data.people.map((person) => ({ ...person, photo: null })),
});
