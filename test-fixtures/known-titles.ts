import type { DemoData } from '#adapters/demo/demo-data.ts';
import { foldText } from '#adapters/demo/fold-text.ts';
import { demoImdbId, demoTvdbId } from '#adapters/demo/foreign-ids.ts';
import type { KnownTitle } from '#application/ports/catalog/title-finder.contract.ts';

/** Ten movies and ten shows of a catalogue, with a date, and with what they can be found by. Each has a name of its own. */
export const knownTitles = ({ titles }: DemoData): readonly KnownTitle[] => {
  const names = titles.map(({ name }) => foldText(name));
  const known = titles.flatMap(({ type, id, name, date }) => {
    const isUnique = names.filter((other) => other.includes(foldText(name))).length === 1;
    const ref = { media_type: type, id };
    return date && isUnique
      ? [{ ...ref, name, year: Number(date.slice(0, 4)), imdb: demoImdbId(ref), tvdb: demoTvdbId(ref) }]
      : [];
  });
  return (['movie', 'tv'] as const).flatMap((type) => known.filter((each) => each.media_type === type).slice(0, 10));
};
