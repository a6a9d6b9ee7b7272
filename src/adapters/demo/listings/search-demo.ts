import type { SearchParams, SearchTab } from '#domain/addresses/search-params.ts';
import type { NameQuery } from '#domain/import/matching/title-question.ts';
import type { DemoData, DemoPerson, DemoTitle } from '../demo-data.ts';
import { worksOf } from '../demo-index.ts';
import { foldText } from './fold-text.ts';

export type DemoHit =
  | { readonly kind: 'title'; readonly title: DemoTitle }
  | { readonly kind: 'person'; readonly person: DemoPerson };

interface Entry {
  readonly hit: DemoHit;
  readonly tab: SearchTab;
  readonly text: string;
  readonly popularity: number;
}

const entriesOf = (data: DemoData): readonly Entry[] => [
  ...data.titles.map((title): Entry => {
    const { type, name, popularity } = title;
    return { hit: { kind: 'title', title }, tab: type, text: foldText(name), popularity };
  }),
  ...data.people.map((person): Entry => {
    const popularity = worksOf(data, person.id).length;
    return { hit: { kind: 'person', person }, tab: 'person', text: foldText(person.name), popularity };
  }),
];

const prepared = new WeakMap<DemoData, readonly Entry[]>();
const entries = (data: DemoData): readonly Entry[] => {
  const found = prepared.get(data) ?? entriesOf(data);
  prepared.set(data, found);
  return found;
};

/**
 * The rank of a name: 0 when it is the text itself, 1 when it begins with it. 2 when one of its words begins with the
 * text, 3 for other matches, and -1 for no match.
 */
const relevance = (text: string, sought: string): number => {
  const at = text.indexOf(sought);
  if (at <= 0) return at === 0 ? Number(text !== sought) : -1;
  return ` ${text.replace(/[^\p{L}\p{N}]/gu, ' ')}`.includes(` ${sought}`) ? 2 : 3;
};

/**
 * Titles and persons with the text in their names: the most relevant first, then the most popular. A blank text finds
 * nothing.
 */
export const searchDemo = (data: DemoData, { tab, text }: SearchParams): readonly DemoHit[] => {
  const sought = foldText(text);
  if (sought === '') return [];
  return entries(data)
    .filter((entry) => tab === 'multi' || entry.tab === tab)
    .map((entry) => ({ entry, rank: relevance(entry.text, sought) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank || b.entry.popularity - a.entry.popularity)
    .map(({ entry }) => entry.hit);
};

const isOfYear = (hit: DemoHit, year: number): boolean =>
  hit.kind === 'title' && Number(hit.title.date?.slice(0, 4)) === year;

/** What a search for the name finds: of a year only the titles of that year. */
export const findByName = (data: DemoData, { name, media_type, year }: NameQuery): readonly DemoHit[] => {
  const hits = searchDemo(data, { tab: media_type ?? 'multi', text: name });
  return year === undefined ? hits : hits.filter((hit) => isOfYear(hit, year));
};
