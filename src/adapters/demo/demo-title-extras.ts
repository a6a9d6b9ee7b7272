import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { TitleExtras } from '#application/ports/catalog/title-extras.ts';
import type { Clock } from '#application/ports/clock.ts';
import { notThere } from '#domain/catalog-failure.ts';
import type { TitleExtra } from '#domain/details/title-extra.ts';
import { answerLater } from './answer-later.ts';
import type { DemoData } from './demo-data.ts';
import { findTitle } from './demo-index.ts';
import { DEMO_EXTRAS, type DemoExtras } from './extras/demo-extras.ts';
import { demoImdbId } from './foreign-ids.ts';

/** Keywords, stills, age ratings, release dates and made-up numbers of the demo's titles. */
export class DemoTitleExtras implements TitleExtras {
  constructor(
    private readonly data: DemoData,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly extras: DemoExtras = DEMO_EXTRAS,
  ) {}

  extrasOf(id: TitleId, signal: AbortSignal): Promise<TitleExtra> {
    return answerLater(signal, () => {
      const title = findTitle(this.data, id);
      if (!title) throw notThere();
      const releases = this.extras.releasesOf(title, this.clock.now());
      const { keywordsOf, picturesOf, certificationsOf, hasImdb } = this.extras;
      return {
        keywords: keywordsOf(title),
        pictures: picturesOf(title),
        certifications: certificationsOf(title),
        ...(Object.keys(releases).length > 0 && { releases }),
        ...(hasImdb(title) && { imdb_id: demoImdbId({ media_type: title.type, id: title.id }) }),
      };
    });
  }
}
