import type { Observable } from 'rxjs';
import type { Franchise } from '#domain/franchise.ts';
import { cutCollectionName, cutDescription } from '#domain/library/names/collection-name.ts';
import { SaveTitles, type SaveTarget, type SaveTitlesDeps } from '../lists/save-titles.ts';

/** Takes over all parts of a series of movies, in their order, as one change (product.md, Franchise: saving). */
export class SaveFranchise {
  private readonly saveTitles: SaveTitles;

  constructor(deps: SaveTitlesDeps) {
    this.saveTitles = new SaveTitles(deps);
  }

  /** Completes once it is made. Who unsubscribes meanwhile has changed nothing. */
  execute(target: SaveTarget, { name, overview, parts }: Franchise): Observable<never> {
    return this.saveTitles.execute(target, {
      name: cutCollectionName(name),
      description: cutDescription(overview),
      titles: parts,
    });
  }
}
