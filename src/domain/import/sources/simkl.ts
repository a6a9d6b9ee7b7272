import type { Fields } from '../../fields.ts';
import type { MediaType } from '../../title.ts';
import { fieldsOf, hasField, itemsOf, textOf } from '../cells/fields.ts';
import { readImdbId, readNumber } from '../cells/read-ids.ts';
import { readRating } from '../cells/read-rating.ts';
import { readTime } from '../cells/read-time.ts';
import { readYear } from '../cells/read-year.ts';
import { titleStateOf } from '../cells/title-state.ts';
import { titleFinding, type Finding, type Findings, type Statement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { inTurn, type SourceReader } from '../source-reader.ts';

const PARTS = ['movies', 'shows', 'anime'];

/** 'watching', 'hold', 'dropped' and 'notinteresting' say neither that it is to be seen nor that it was. */
const roleOf = (entry: Fields): Partial<Statement> => {
  const status = textOf(entry['status']);
  const state = titleStateOf(status);
  if (state === 'to-see') return { listedAt: readTime(entry['added_to_watchlist_at']) ?? null };
  if (state === 'seen') return { seenAt: readTime(entry['last_watched_at']) ?? null };
  return state === undefined ? { state: status } : {};
};

const findingOf = (entry: Fields): Finding => {
  const isMovie = hasField(entry, 'movie') || textOf(entry['anime_type']) === 'movie';
  const media = fieldsOf(entry['movie'] ?? entry['show']);
  const media_type: MediaType = isMovie ? 'movie' : 'tv';
  const ids = fieldsOf(media['ids']);
  return titleFinding({
    name: textOf(media['title']),
    year: readYear(media['year']),
    media_type,
    tmdb: readNumber(ids['tmdb']),
    imdb: readImdbId(ids['imdb']),
    tvdb: readNumber(ids['tvdb']),
    rating: readRating(entry['user_rating']),
    note: textOf(fieldsOf(entry['memo'])['text']),
    ...roleOf(entry),
  });
};

function* readFile({ json }: KnownFile): Findings {
  for (const part of PARTS) for (const entry of itemsOf(fieldsOf(json)[part])) yield findingOf(fieldsOf(entry));
}

/** Simkl's backup (product.md, Import: Simkl). */
export const simkl: SourceReader = {
  source: 'simkl',
  recognises: ({ json }) =>
    PARTS.some((part) =>
      itemsOf(fieldsOf(json)[part]).some((entry) =>
        Object.hasOwn(fieldsOf(fieldsOf(entry)['movie'] ?? fieldsOf(entry)['show']), 'title'),
      ),
    ),
  read: (files) => inTurn(files, readFile),
};
