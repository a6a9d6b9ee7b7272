import type { Genre } from '#domain/title-details.ts';
import type { Option } from '../../components/form/options.ts';
import type { ListingChoice } from './listing-choice.ts';

const ALL: Option<string> = { value: 'all', label: 'All Genres' };

/**
 * The options of the genre filter. The genre in the URL is always among them, by its number if its name is not known.
 * So the filter never says all genres while it shows one.
 */
export const genreOptions = (genres: readonly Genre[], chosen: ListingChoice['genre']): readonly Option<string>[] => {
  const isNamed = chosen === 'all' || genres.some(({ id }) => id === chosen);
  const named = genres.map(({ id, name }) => ({ value: String(id), label: name }));
  return isNamed ? [ALL, ...named] : [ALL, { value: String(chosen), label: `Genre ${chosen}` }, ...named];
};
