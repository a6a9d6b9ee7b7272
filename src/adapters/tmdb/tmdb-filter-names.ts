import * as v from 'valibot';
import type { FilterNames } from '#application/ports/catalog/filter-names.ts';
import type { NamedFilterId, NamedFilterKind } from '#domain/discovery/named-filter.ts';
import { foldedName } from '#domain/text/folded-name.ts';
import type { NamedId } from '#domain/title-details.ts';
import { assertId } from './assert-id.ts';
import { aborted } from './client/aborted.ts';
import type { TmdbClient } from './client/tmdb-client.ts';
import { id, name } from './mapping/answer-fields.ts';
import { mapToList } from './mapping/map-to-list.ts';
import { parseAnswer } from './mapping/parse-answer.ts';

/** The networks with the most shows, by TMDB's ids: it has no search for them (tmdb.md, Lists: networks). */
const TMDB_NETWORKS: readonly NamedId[] = [
  { id: 213, name: 'Netflix' },
  { id: 49, name: 'HBO' },
  { id: 2739, name: 'Disney+' },
  { id: 2552, name: 'Apple TV' },
  { id: 1024, name: 'Prime Video' },
  { id: 453, name: 'Hulu' },
  { id: 4330, name: 'Paramount+' },
  { id: 3353, name: 'Peacock' },
  { id: 3186, name: 'HBO Max' },
  { id: 4, name: 'BBC One' },
  { id: 332, name: 'BBC Two' },
  { id: 3, name: 'BBC Three' },
  { id: 9, name: 'ITV1' },
  { id: 26, name: 'Channel 4' },
  { id: 2, name: 'ABC' },
  { id: 6, name: 'NBC' },
  { id: 16, name: 'CBS' },
  { id: 19, name: 'FOX' },
  { id: 71, name: 'The CW' },
  { id: 14, name: 'PBS' },
  { id: 174, name: 'AMC' },
  { id: 88, name: 'FX' },
  { id: 67, name: 'Showtime' },
  { id: 318, name: 'Starz' },
  { id: 30, name: 'USA Network' },
  { id: 77, name: 'Syfy' },
  { id: 41, name: 'TNT' },
  { id: 68, name: 'TBS' },
  { id: 47, name: 'Comedy Central' },
  { id: 33, name: 'MTV' },
  { id: 64, name: 'Discovery' },
  { id: 43, name: 'National Geographic' },
  { id: 65, name: 'History' },
  { id: 13, name: 'Nickelodeon' },
  { id: 56, name: 'Cartoon Network' },
  { id: 54, name: 'Disney Channel' },
  { id: 80, name: 'Adult Swim' },
];

const TIMEOUT_MS = 30_000;
const FOUND_MAX = 20;

const RawNamed = v.object({ id, name });
const RawName = v.object({ name });

const mapToNamed = (raw: unknown): NamedId | undefined => {
  const { success, output } = v.safeParse(RawNamed, raw);
  return success ? output : undefined;
};

/** TMDB has no search for networks (tmdb.md, Lists: networks). */
const networksNamed = (query: string): readonly NamedId[] => {
  const wanted = foldedName(query);
  const isFound = ({ name: known }: NamedId) => wanted !== '' && foldedName(known).includes(wanted);
  return TMDB_NETWORKS.filter(isFound).slice(0, FOUND_MAX);
};

/** The names of filters, by TMDB's `/search` and by the page of each. */
export class TmdbFilterNames implements FilterNames {
  constructor(private readonly client: TmdbClient) {}

  async find(kind: NamedFilterKind, text: string, signal: AbortSignal): Promise<readonly NamedId[]> {
    if (signal.aborted) throw aborted();
    const query = text.trim();
    if (query === '') return [];
    if (kind === 'network') return networksNamed(query);
    const endpoint = {
      path: `/search/${kind}`,
      query: { query, page: 1 },
      timeoutMs: TIMEOUT_MS,
      texts: false as const,
    };
    const answer = await this.client.fetchJson(endpoint, signal);
    return mapToList(answer, { mapItem: mapToNamed, keyOf: (named) => named.id }).slice(0, FOUND_MAX);
  }

  async nameOf({ kind, id: number }: NamedFilterId, signal: AbortSignal): Promise<string> {
    assertId(number, signal);
    const endpoint = { path: `/${kind}/${number}`, timeoutMs: TIMEOUT_MS, texts: false as const };
    return parseAnswer(RawName, await this.client.fetchJson(endpoint, signal)).name;
  }
}
