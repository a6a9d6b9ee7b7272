import type { FoundByName, TitleFinder } from '#application/ports/catalog/title-finder.ts';
import type { EpisodePlace } from '#domain/import/episodes/known-seasons.ts';
import type { ForeignId, NameQuery } from '#domain/import/matching/title-question.ts';
import { releaseDateOf, type Title } from '#domain/title.ts';
import { foundByText } from './found-by-text.ts';
import type { JsonSource } from './json-source.ts';
import { mapToTitle } from './map-json-title.ts';

const FEW = 10;

export class JsonTitleFinder implements TitleFinder {
  constructor(private readonly source: JsonSource) {}

  findById({ service, id }: ForeignId, signal: AbortSignal): Promise<readonly Title[]> {
    return this.source.ask(signal, ({ titles }) => titles.filter((title) => title[service] === id).map(mapToTitle));
  }

  /** The file has no episodes. */
  findEpisode(_: number, signal: AbortSignal): Promise<EpisodePlace | undefined> {
    return this.source.ask(signal, () => undefined);
  }

  findByName({ name, media_type, year }: NameQuery, signal: AbortSignal): Promise<FoundByName> {
    return this.source.ask(signal, (films) => {
      const found = foundByText(films, { tab: media_type ?? 'multi', text: name }).titles.filter(
        (title) => year === undefined || releaseDateOf(title)?.startsWith(`${year}-`),
      );
      return { titles: found.slice(0, FEW).map(mapToTitle), hasMore: found.length > FEW };
    });
  }
}
