import type { MediaType } from '#domain/title.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { genreOptions } from './genre-options.ts';
import type { ListingChoice } from './listing-choice.ts';
import { useGenres } from './use-genres.ts';

interface GenreFieldProps {
  readonly mediaType: MediaType;
  readonly genre: ListingChoice['genre'];
  readonly onChange: (genre: ListingChoice['genre']) => void;
}

export function GenreField({ mediaType, genre, onChange }: GenreFieldProps) {
  const genres = useGenres(mediaType);
  return (
    <SelectField
      label="Genre"
      value={String(genre)}
      options={genreOptions(genres, genre)}
      onChange={(value) => onChange(value === 'all' ? 'all' : Number(value))}
    />
  );
}
