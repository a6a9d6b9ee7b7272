import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { TitleExtras } from '#application/ports/catalog/title-extras.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { TitleExtra } from '#domain/title-extra.ts';
import { answerLater } from './answer-later.ts';
import type { DemoData } from './demo-data.ts';
import { findTitle } from './find-title.ts';
import { demoImdbId } from './foreign-ids.ts';
import { DEMO_LORE, type DemoLore } from './lore/demo-lore.ts';

/** Keywords, stills, age ratings and made-up numbers of the demo's titles. */
export class DemoTitleExtras implements TitleExtras {
  constructor(
    private readonly data: DemoData,
    private readonly lore: DemoLore = DEMO_LORE,
  ) {}

  extrasOf(id: TitleId, signal: AbortSignal): Promise<TitleExtra> {
    return answerLater(signal, () => {
      const title = findTitle(this.data, id);
      if (!title) throw new CatalogError({ kind: 'http', status: 404 });
      const { keywordsOf, picturesOf, certificationsOf, hasImdb } = this.lore;
      return {
        keywords: keywordsOf(title),
        pictures: picturesOf(title),
        certifications: certificationsOf(title),
        ...(hasImdb(title) && { imdb_id: demoImdbId({ media_type: title.type, id: title.id }) }),
      };
    });
  }
}
