import type { Person } from '../person.ts';
import { releaseDateOf, titleKey, type Title } from '../title.ts';

/** A title that a person worked on, and as what. */
export interface Work {
  readonly title: Title;
  /** Who the person was in it, or what they did; unknown where absent. */
  readonly part?: string;
  /** Of how many episodes of a show; unknown where absent. */
  readonly episodes?: number;
}

const KNOWN_FOR = 10;

/** A part in which actors appear as themselves, in the languages that credits use most. 'Self-made Man' is a role. */
const ONESELF =
  /^(?:(?:as )?(?:self(?:-(?:guest|host|judge|presenter|narrator))?|selves|him-?self|her-?self|themsel(?:f|ves)|(?:lui|elle|eux)-même|él mism[oa]|ella misma|s[ií] mism[oa]|sé stess[oa]|selbst|er selbst|sie selbst|zichzelf|本人|本人役)(?![\p{L}-])|(?:special |musical |celebrity |various )?guest(?: host| star| judge)?$|(?:co-?)?(?:host|presenter|panelist|interviewee|contestant|announcer)$)/iu;
/** In old pictures, cut out, thanked, or not named. */
const UNNAMED =
  /\b(?:archive|archival|archived) (?:footage|sound|audio|material|image|photo)|\b(?:uncredited|scenes deleted)\b|\bthanks$|^in memory of\b|^dedicatee$|\bguest host\b/i;
/** Who is in so many episodes is what the show is known for. */
const REGULAR_EPISODES = 50;
const FEW_EPISODES = 10;
const GUEST = 0.01;

// Without a date means not announced yet: newer than all others.
const whenOf = (title: Title): string => releaseDateOf(title) ?? '9999';
const newestFirst = (a: Title, b: Title): number => whenOf(b).localeCompare(whenOf(a)) || b.popularity - a.popularity;

/** From 0 to 1, how much of a title's fame is the person's (product.md, Person: known for). */
const shareOf = ({ part = '', episodes }: Work): number => {
  if (ONESELF.test(part) || UNNAMED.test(part)) return (episodes ?? 0) >= REGULAR_EPISODES ? 1 : GUEST;
  return Math.min(1, (episodes ?? FEW_EPISODES) / FEW_EPISODES);
};

interface Weighed {
  readonly title: Title;
  readonly share: number;
}

const byShareOfVotes = (a: Weighed, b: Weighed): number =>
  b.share * b.title.vote_count - a.share * a.title.vote_count ||
  b.share * b.title.popularity - a.share * a.title.popularity;

/** Each title once, with the greatest share of its parts. */
const weighed = (works: readonly Work[]): readonly Weighed[] => {
  const titles = new Map<string, Weighed>();
  for (const work of works) {
    const key = titleKey(work.title);
    const { title, share } = titles.get(key) ?? { title: work.title, share: 0 };
    titles.set(key, { title, share: Math.max(share, shareOf(work)) });
  }
  return [...titles.values()];
};

/** What a person is known for and appeared in, of all titles they worked on. */
export const filmographyOf = (works: readonly Work[]): Pick<Person, 'knownFor' | 'appearedIn'> => {
  const titles = weighed(works);
  return {
    knownFor: titles
      .toSorted(byShareOfVotes)
      .slice(0, KNOWN_FOR)
      .map(({ title }) => title),
    appearedIn: titles.map(({ title }) => title).toSorted(newestFirst),
  };
};
