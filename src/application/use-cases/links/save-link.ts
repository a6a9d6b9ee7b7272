import { concat, defer, EMPTY, type Observable } from 'rxjs';
import { countOf } from '#domain/format/format-count.ts';
import { SaveTitles, type SaveTarget, type SaveTitlesDeps } from '../lists/save-titles.ts';
import type { LoadingProgress, LinkTitles } from './link-titles.ts';

export type SaveLinkDeps = SaveTitlesDeps;

export interface ListToSave {
  /** What a collection of it is called. */
  readonly name: string;
  readonly titles: LinkTitles;
}

/** Takes over a list that came in a link, as one change (product.md, Links: saving). */
export class SaveLink {
  private readonly saveTitles: SaveTitles;

  constructor(private readonly deps: SaveLinkDeps) {
    this.saveTitles = new SaveTitles(deps);
  }

  /** Asks for what has not been loaded, and tells how far it is. Who unsubscribes meanwhile has changed nothing. */
  execute(target: SaveTarget, list: ListToSave): Observable<LoadingProgress> {
    return concat(
      list.titles.loadAll(),
      defer(() => this.save(target, list)),
    );
  }

  private save(target: SaveTarget, { name, titles }: ListToSave): Observable<never> {
    const { loaded, size } = titles;
    if (loaded.length === 0) {
      const message = 'None of the titles could be had. Check your connection, and try again.';
      this.deps.notifications.show({ type: 'error', message });
      return EMPTY;
    }
    const missing = size - loaded.length;
    const remark = missing > 0 ? `, without ${countOf(missing, 'title')} that could not be had` : '';
    return this.saveTitles.execute(target, { name, titles: loaded, remark });
  }
}
