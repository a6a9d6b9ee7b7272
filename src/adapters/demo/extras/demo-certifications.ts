import { titleKey, type MediaType } from '#domain/title.ts';
import type { DemoTitle } from '../demo-data.ts';
import { percentOf } from './percent-of.ts';

type Ladder = readonly string[];

/** What each country's board writes, from what all may see to what adults may. */
const LADDERS: Readonly<Record<MediaType, Readonly<Record<string, Ladder>>>> = {
  movie: {
    DE: ['0', '6', '12', '16', '18'],
    FR: ['TP', 'TP', '12', '16', '18'],
    GB: ['U', 'PG', '12A', '15', '18'],
    US: ['G', 'PG', 'PG-13', 'R', 'NC-17'],
  },
  tv: {
    DE: ['0', '6', '12', '16', '18'],
    GB: ['U', 'PG', '12', '15', '18'],
    US: ['TV-Y', 'TV-PG', 'TV-14', 'TV-MA', 'TV-MA'],
  },
};

const STEPS = 5;
const SHARE = 100;
/** Of a hundred titles, so many were never rated in a country. */
const UNRATED = 12;

const FOR_ALL = new Set([16, 10_751, 10_762, 10_402]);
const FOR_FEW = new Set([27, 53, 80]);

const stepOf = ({ genres }: DemoTitle, key: string): number => {
  const chance = Math.floor((percentOf('age', key) * STEPS) / SHARE);
  if (genres.some((genre) => FOR_ALL.has(genre))) return Math.min(chance, 1);
  return genres.some((genre) => FOR_FEW.has(genre)) ? Math.max(chance, 2) : Math.min(chance, STEPS - 2);
};

/** The age rating in each country that has one. What is not out has none. */
export const demoCertifications = (title: DemoTitle): Readonly<Record<string, string>> => {
  const key = titleKey({ media_type: title.type, id: title.id });
  if (title.votes === 0) return {};
  const step = stepOf(title, key);
  const rated = Object.entries(LADDERS[title.type]).filter(([country]) => percentOf(key, country, 'rated') >= UNRATED);
  return Object.fromEntries(rated.map(([country, ladder]) => [country, ladder[step] ?? '']));
};
