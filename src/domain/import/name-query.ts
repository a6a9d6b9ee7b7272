import type { MediaType } from '../title.ts';

/** A name to find titles by. A year takes a media type: only of one kind can a provider be asked for a year. */
export type NameQuery = {
  readonly name: string;
  /** Whether titles are wanted by their English names, whatever language is chosen. */
  readonly inEnglish?: true;
} & (
  | { readonly media_type?: MediaType; readonly year?: undefined }
  | { readonly media_type: MediaType; readonly year: number }
);
