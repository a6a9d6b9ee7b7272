import type { DemoData } from '#adapters/demo/demo-data.ts';
import { DEMO_EXTRAS } from '#adapters/demo/extras/demo-extras.ts';
import { demoImdbId, demoTvdbId } from '#adapters/demo/foreign-ids.ts';
import { foldText } from '#adapters/demo/listings/fold-text.ts';
import type { FinderHarness, KnownTitle } from '#application/ports/catalog/title-finder.contract.ts';

/** Ten movies and ten shows of a catalogue, with a date, and with what they can be found by. Each has a name of its own. */
export const knownTitles = ({ titles }: DemoData): readonly KnownTitle[] => {
  const names = titles.map(({ name }) => foldText(name));
  const known = titles.flatMap(({ type, id, name, date }, at) => {
    const folded = names[at] ?? '';
    const isUnique = names.filter((other) => other.includes(folded)).length === 1;
    const ref = { media_type: type, id };
    return date && isUnique
      ? [{ ...ref, name, year: Number(date.slice(0, 4)), imdb: demoImdbId(ref), tvdb: demoTvdbId(ref) }]
      : [];
  });
  return (['movie', 'tv'] as const).flatMap((type) => known.filter((each) => each.media_type === type).slice(0, 10));
};

/** The first and the last episode of each season of ten shows. */
export const knownEpisodes = ({ titles }: DemoData): FinderHarness['episodes'] =>
  titles
    .filter(({ type, date }) => type === 'tv' && date !== undefined)
    .slice(0, 10)
    .flatMap((title) =>
      (DEMO_EXTRAS.factsOf(title).seasons ?? []).flatMap(({ season_number: season, episode_count }) =>
        [1, episode_count].map((number) => {
          const place = { show: title.id, season, number };
          return { ...place, tvdb: 100_000_000 + (title.id * 100 + season) * 100 + number };
        }),
      ),
    );
