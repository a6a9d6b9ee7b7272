import { firstValueFrom } from 'rxjs';
import type { Season } from '#domain/shows/season.ts';
import { SEASONS_AT_ONCE } from '#domain/shows/seasons-to-ask.ts';
import type { TitleRef } from '#domain/title.ts';
import type { ShowCatalog, ShowSeasons } from '../../ports/catalog/show-catalog.ts';
import type { RequestRunner } from '../../requests/request-runner.ts';

export interface AllSeasonsDeps {
  readonly showCatalog: ShowCatalog;
  readonly requestRunner: RequestRunner;
}

/** All seasons of a show but the specials, with their episodes. */
export class AllSeasons {
  constructor(private readonly deps: AllSeasonsDeps) {}

  /** Undefined where one of them could not be had: the visitor is told. Never rejects. */
  async of({ id }: TitleRef): Promise<readonly Season[] | undefined> {
    const show = await this.ask(id, []);
    if (!show) return undefined;
    const numbers = (show.details.seasons ?? [])
      .map(({ season_number }) => season_number)
      .filter((season) => season > 0);
    const seasons: Season[] = [];
    for (let at = 0; at < numbers.length; at += SEASONS_AT_ONCE) {
      const answer = await this.ask(id, numbers.slice(at, at + SEASONS_AT_ONCE));
      if (!answer) return undefined;
      seasons.push(...answer.seasons);
    }
    return seasons;
  }

  private async ask(show: number, seasons: readonly number[]): Promise<ShowSeasons | undefined> {
    const { requestRunner, showCatalog } = this.deps;
    const outcome = await firstValueFrom(
      requestRunner.run({
        call: (signal) => showCatalog.seasonsOf(show, seasons, signal),
        policy: 'detail',
        operation: 'load the episodes',
      }),
    );
    return outcome.status === 'loaded' ? outcome.value : undefined;
  }
}
