import type { MediaType } from '#domain/title.ts';
import { slug } from './slug.ts';
import type { TitleSeed } from './title-seed.ts';

const parseEntry = (line: string, type: MediaType): TitleSeed => {
  const [when, genres, name, logline, tagline] = line.split('|').map((field) => field.trim());
  if (!when || !genres || !name || !logline) throw new SyntaxError(`Not a title: ${line}`);
  return { type, slug: slug(name), name, when, genres: genres.split(', '), logline, ...(tagline && { tagline }) };
};

/** Reads a text with one title a line: `year | genres | title | logline | tagline`, the tagline being optional. */
export const parseEntries = (text: string, type: MediaType): readonly TitleSeed[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => parseEntry(line, type));
