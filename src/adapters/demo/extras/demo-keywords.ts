import type { NamedId } from '#domain/title-details.ts';
import { titleKey } from '#domain/title.ts';
import type { DemoTitle } from '../demo-data.ts';
import { percentOf } from './percent-of.ts';

/** What fictional movies are about. */
const WORDS: readonly string[] = [
  'lighthouse',
  'small town',
  'seaside',
  'mistaken identity',
  'inheritance',
  'train journey',
  'hotel',
  'village feud',
  'lost letter',
  'piano',
  'night shift',
  'committee',
  'butler',
  'heist',
  'telegraph',
  'forgery',
  'clockwork',
  'haunted house',
  'satellite',
  'monster',
  'snowed in',
  'wedding',
  'single parent',
  'rivalry',
  'based on a rumour',
  'orphan',
  'apprentice',
  'umbrella',
  'harbour',
  'storm',
  'strike',
  'secret passage',
  'talking animal',
  'friendship',
  'memory',
  'map',
  'balloon',
  'orchestra',
  'dentist',
  'post office',
];

const FIRST_ID = 7_001;
/** Of a hundred titles, so many have each keyword. */
const HELD = 16;

const DEMO_KEYWORDS: readonly NamedId[] = WORDS.map((name, at) => ({ id: FIRST_ID + at, name }));

/** What a title is about: six words or so, of a few titles none. */
export const demoKeywords = ({ type, id, overview }: DemoTitle): readonly NamedId[] => {
  const key = titleKey({ media_type: type, id });
  return overview === '' ? [] : DEMO_KEYWORDS.filter((keyword) => percentOf('keyword', key, keyword.id) < HELD);
};
