import * as v from 'valibot';

import { CatalogError } from '#domain/failure.ts';
import type { Person } from '#domain/person.ts';
import { releaseDateOf, type Title } from '#domain/title.ts';

import { date, id, text } from './fields.ts';
import { isAdult } from './is-adult.ts';
import { known } from './known.ts';
import { mapEach } from './map-to-list.ts';
import { mapToPersonSummary } from './map-to-person-summary.ts';
import { titlesOf } from './map-to-title.ts';
import { parseAnswer } from './parse-answer.ts';

const KNOWN_FOR = 10;

const rawList = v.fallback(v.array(v.unknown()), []);
const RawPersonPage = v.object({
  id,
  biography: text,
  birthday: date,
  deathday: date,
  place_of_birth: text,
  combined_credits: v.fallback(v.object({ cast: rawList, crew: rawList }), { cast: [], crew: [] }),
});

// Without a date means not announced yet: newer than all others.
const whenOf = (title: Title): string => releaseDateOf(title) ?? '9999';
const newestFirst = (a: Title, b: Title): number => whenOf(b).localeCompare(whenOf(a)) || b.popularity - a.popularity;
const mostVotedFirst = (a: Title, b: Title): number => b.vote_count - a.vote_count || b.popularity - a.popularity;

const worksOf = ({ cast, crew }: { readonly cast: unknown[]; readonly crew: unknown[] }) => {
  const works = mapEach([...cast, ...crew], titlesOf());
  return {
    knownFor: works.toSorted(mostVotedFirst).slice(0, KNOWN_FOR),
    appearedIn: works.toSorted(newestFirst),
  };
};

/** Throws `http` 404 for a person of adult films, whom the catalogue does not have, and `malformed` for no person. */
export const mapToPerson = (answer: unknown): Person => {
  const { biography, birthday, deathday, place_of_birth, combined_credits } = parseAnswer(RawPersonPage, answer);
  if (isAdult(answer)) throw new CatalogError({ kind: 'http', status: 404 });
  const summary = mapToPersonSummary(answer);
  if (!summary) throw new CatalogError({ kind: 'malformed' });
  return {
    ...summary,
    biography,
    ...known({ birthday, deathday, place_of_birth }),
    ...worksOf(combined_credits),
  };
};
