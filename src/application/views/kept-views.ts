/**
 * The views of this visit, so that Back finds a screen as it was left, loaded pages included
 * (product.md, Frame: scroll position). Holds the most recently used ones only.
 */
export class KeptViews<V> {
  private readonly views = new Map<string, V>();

  constructor(private readonly limit: number) {}

  keep(key: string, create: () => V): V {
    const view = this.views.get(key) ?? create();
    this.views.delete(key);
    this.views.set(key, view);
    const [oldest] = this.views.keys();
    if (this.views.size > this.limit && oldest !== undefined) this.views.delete(oldest);
    return view;
  }
}
