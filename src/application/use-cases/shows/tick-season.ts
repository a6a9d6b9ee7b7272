import { filter, firstValueFrom } from 'rxjs';
import type { LibraryLoader } from '../../library/library-loader.ts';
import type { MarkEpisodes, SeasonOfShow } from './mark-episodes.ts';

export interface TickSeasonDeps {
  readonly loader: Pick<LibraryLoader, 'loadState$'>;
}

/** 'All of this season' (product.md, Shows: whole season). */
export class TickSeason {
  constructor(
    private readonly deps: TickSeasonDeps,
    private readonly markEpisodes: Pick<MarkEpisodes, 'tickAll'>,
  ) {}

  /** Resolves once it is done. Never rejects. */
  async execute(of: SeasonOfShow): Promise<void> {
    // Before the library is there, all of it would seem to be new: what was seen earlier would lose its day.
    await firstValueFrom(this.deps.loader.loadState$.pipe(filter(({ status }) => status !== 'pending')));
    this.markEpisodes.tickAll(of);
  }
}
