import type { NameQuery } from '#domain/import/matching/title-question.ts';
import type { DemoData } from './demo-data.ts';
import { searchDemo, type DemoHit } from './listings/search-demo.ts';

const isOfYear = (hit: DemoHit, year: number): boolean =>
  hit.kind === 'title' && Number(hit.title.date?.slice(0, 4)) === year;

/** What a search for the name finds: of a year only the titles of that year. */
export const findByName = (data: DemoData, { name, media_type, year }: NameQuery): readonly DemoHit[] => {
  const hits = searchDemo(data, { tab: media_type ?? 'multi', text: name });
  return year === undefined ? hits : hits.filter((hit) => isOfYear(hit, year));
};
