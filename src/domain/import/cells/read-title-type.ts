import type { MediaType } from '../../title.ts';
import type { LeftOutReason } from '../import-reading.ts';
import type { Cells } from './table.ts';

export interface TitleType {
  readonly media_type?: MediaType;
  /** Why it is left out: it is not a title. */
  readonly reason?: LeftOutReason;
}

const WORDS: ReadonlyMap<string, TitleType> = new Map([
  ['movie', { media_type: 'movie' }],
  ['movies', { media_type: 'movie' }],
  ['film', { media_type: 'movie' }],
  ['tv', { media_type: 'tv' }],
  ['show', { media_type: 'tv' }],
  ['shows', { media_type: 'tv' }],
  ['tvshow', { media_type: 'tv' }],
  ['series', { media_type: 'tv' }],
  ['tvseries', { media_type: 'tv' }],
  ['episode', { reason: 'episode' }],
  ['season', { reason: 'season' }],
  ['person', { reason: 'person' }],
  ['game', { reason: 'game' }],
] as const);

/** What a row is of, in the English words that most services use. */
export const readTitleType = (cells: Cells): TitleType => {
  if (cells('episodenumber', 'episode') !== '') return { reason: 'episode' };
  if (cells('seasonnumber', 'season') !== '') return { reason: 'season' };
  return (
    WORDS.get(
      cells('type', 'mediatype', 'titletype')
        .toLowerCase()
        .replaceAll(/[^a-z]/g, ''),
    ) ?? {}
  );
};
