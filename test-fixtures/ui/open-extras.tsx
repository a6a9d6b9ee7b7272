import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { TitleExtras } from '#application/ports/catalog/title-extras.ts';
import type { TitleExtra } from '#domain/details/title-extra.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import type { Video } from '#domain/video.ts';
import { details, openDetail, trailer } from './open-detail.tsx';

export const keywordsTo = (count: number): TitleExtra['keywords'] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `keyword ${index + 1}` }));

export const picturesTo = (count: number): TitleExtra['pictures'] =>
  Array.from({ length: count }, (_, index) => ({ path: `/still-${index + 1}.svg`, width: 1920, height: 1080 }));

export const videosTo = (count: number): readonly Video[] =>
  Array.from({ length: count }, (_, index) => ({ ...trailer, key: `v${index + 1}`, name: `Trailer ${index + 1}` }));

interface ExtrasToOpen {
  readonly extra?: Partial<TitleExtra>;
  readonly extrasOf?: TitleExtras['extrasOf'];
  readonly videos?: readonly Video[];
  readonly title?: Partial<TitleDetails>;
}

/** Opens a title's page, as a visitor in Germany does. What is asked late comes once `comeNear` was called. */
export const openExtras = async ({ extra, extrasOf, videos = [], title = {} }: ExtrasToOpen = {}) => {
  const asked: string[] = [];
  const answer = extrasOf ?? (async () => ({ keywords: [], pictures: [], certifications: {}, ...extra }));
  const titleExtras: TitleExtras = {
    extrasOf: ({ media_type, id }, signal) => {
      asked.push(`${media_type} ${id}`);
      return answer({ media_type, id }, signal);
    },
  };
  const harness = await openDetail(
    { fetchDetails: () => Promise.resolve(details(title)), fetchVideos: () => Promise.resolve(videos) },
    { titleExtras, at: `/${title.media_type ?? 'movie'}/1` },
  );
  const { app, clock } = harness;
  const load = async () => {
    await app.library.identity.resolve();
    app.library.loader.activate();
    await clock.advance(1_000);
    await clock.settle();
  };
  const comeNear = () => window.scrollTo(0, document.documentElement.scrollHeight);
  return { ...harness, asked, load, comeNear, list: (name: string) => page.getByRole('list', { name, exact: true }) };
};

/** The same, once the visitor has come near, and what is asked late was asked. */
export const openNear = async (given?: ExtrasToOpen) => {
  const harness = await openExtras(given);
  await harness.load();
  harness.comeNear();
  await expect.poll(() => harness.asked).toHaveLength(1);
  return harness;
};
