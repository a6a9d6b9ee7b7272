import type { Genre } from '#domain/title-details.ts';
import type { Option } from '../../components/form/options.ts';
import { genreText } from '../../components/list/filters/list-filter-texts.ts';

const ALL: Option<string> = { value: 'all', label: 'All Genres' };

/** Stands for two genres or more, which are chosen elsewhere. */
export const SEVERAL = 'several';

type Chosen = readonly number[] | undefined;

export const genreValue = (chosen: Chosen = []): string =>
  chosen.length > 1 ? SEVERAL : chosen.length === 1 ? `${chosen[0]}` : ALL.value;

/**
 * The options of the genre filter. What is chosen is always among them, by its number if its name is not known: so the filter never says all
 * genres while it shows one (product.md, Explore: genres).
 */
export const genreOptions = (genres: readonly Genre[], chosen: Chosen = []): readonly Option<string>[] => {
  const named = genres.map(({ id, name }) => ({ value: `${id}`, label: name }));
  if (chosen.length > 1) return [ALL, { value: SEVERAL, label: `${chosen.length} genres` }, ...named];
  const unnamed = chosen.filter((id) => genres.every((genre) => genre.id !== id));
  return [ALL, ...unnamed.map((id) => ({ value: `${id}`, label: genreText(id, genres) })), ...named];
};
