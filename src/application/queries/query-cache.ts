/**
 * The queries of this visit, by history entry, so that Back finds a screen as it was left, loaded pages included
 * (product.md, Frame: scroll position). Holds the most recently used ones only.
 */
export class QueryCache<Query> {
  private readonly queries = new Map<string, Query>();

  /** @param limit how many queries are held. */
  constructor(private readonly limit: number) {}

  /** @returns the query that is held under the key; where there is none, the created one, which is then held. */
  get(key: string, create: () => Query): Query {
    const query = this.queries.get(key) ?? create();
    this.queries.delete(key);
    this.queries.set(key, query);
    const [oldest] = this.queries.keys();
    if (this.queries.size > this.limit && oldest !== undefined) this.queries.delete(oldest);
    return query;
  }

  /** @returns the query that is held under the key. It is held no longer. */
  take(key: string): Query | undefined {
    const query = this.queries.get(key);
    this.queries.delete(key);
    return query;
  }
}
