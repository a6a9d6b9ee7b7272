import type { TitleDetails } from '#domain/title-details.ts';
import type { DemoData, DemoTitle } from './demo-data.ts';
import { mapToTitle } from './map-to-title.ts';

/** A title as its own screen shows it. */
export const mapToTitleDetails = ({ genres }: DemoData, title: DemoTitle): TitleDetails => {
  const { tagline, status, runtime, revenue, createdBy = [] } = title;
  return {
    ...mapToTitle(title),
    ...(tagline && { tagline }),
    ...(status && { status }),
    ...(runtime && { runtime }),
    ...(revenue && { revenue }),
    genres: title.genres.flatMap((id) => genres[title.type].find((genre) => genre.id === id) ?? []),
    created_by: createdBy,
  };
};
