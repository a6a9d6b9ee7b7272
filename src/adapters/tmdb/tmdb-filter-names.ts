import * as v from 'valibot';
import type { FilterNames } from '#application/ports/catalog/filter-names.ts';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import type { NamedFilterId, NamedFilterKind } from '#domain/discovery/named-filter.ts';
import { foldedName } from '#domain/text/folded-name.ts';
import type { NamedId } from '#domain/title-details.ts';
import { assertId } from './assert-id.ts';
import { aborted } from './client/aborted.ts';
import { TmdbClient } from './client/tmdb-client.ts';
import { id, name } from './mapping/fields.ts';
import { mapToList } from './mapping/map-to-list.ts';
import { parseAnswer } from './mapping/parse-answer.ts';
import type { TmdbConfig } from './tmdb-config.ts';
import { TMDB_NETWORKS } from './tmdb-networks.ts';

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
  private readonly client: TmdbClient;

  constructor(config: TmdbConfig, log?: ConsoleLog) {
    this.client = new TmdbClient(config, log);
  }

  async find(kind: NamedFilterKind, text: string, signal: AbortSignal): Promise<readonly NamedId[]> {
    if (signal.aborted) throw aborted();
    const query = text.trim();
    if (query === '') return [];
    if (kind === 'network') return networksNamed(query);
    const endpoint = { path: `/search/${kind}`, query: { query, page: 1 }, timeoutMs: TIMEOUT_MS };
    const answer = await this.client.fetchJson(endpoint, signal);
    return mapToList(answer, { mapItem: mapToNamed, keyOf: (named) => named.id }).slice(0, FOUND_MAX);
  }

  async nameOf({ kind, id: number }: NamedFilterId, signal: AbortSignal): Promise<string> {
    if (signal.aborted) throw aborted();
    assertId(number);
    const endpoint = { path: `/${kind}/${number}`, timeoutMs: TIMEOUT_MS };
    return parseAnswer(RawName, await this.client.fetchJson(endpoint, signal)).name;
  }
}
