import { fieldsOf, hasField, itemsOf, textOf, type Fields } from '../../cells/fields.ts';
import { readImdbId, readNumber } from '../../cells/read-ids.ts';
import { readTime } from '../../cells/read-time.ts';
import { readYear } from '../../cells/read-year.ts';
import { leftOut, titleFinding, type Findings, type Statement } from '../../finding.ts';
import type { KnownFile } from '../../known-file.ts';
import { showStatus } from './show-status.ts';

const isShow = (entry: Fields): boolean => hasField(entry, 'status') || hasField(entry, 'seasons');

/** Titles with TheTVDB's and IMDb's numbers in a field of their own. */
export const isTvTimeJson = ({ samples }: KnownFile): boolean =>
  samples.some(
    (entry) => Object.hasOwn(fieldsOf(entry['id']), 'tvdb') && (isShow(entry) || Object.hasOwn(entry, 'is_watched')),
  );

const isBegun = (entry: Fields): boolean =>
  itemsOf(entry['seasons']).some((season) =>
    itemsOf(fieldsOf(season)['episodes']).some((episode) => fieldsOf(episode)['is_watched'] === true),
  );

const movieSaid = (entry: Fields): Partial<Statement> =>
  entry['is_watched'] === true
    ? { seenAt: readTime(entry['watched_at']) ?? null }
    : { listedAt: readTime(entry['created_at']) ?? null };

export function* readJson({ json }: KnownFile): Findings {
  for (const entry of itemsOf(json).map(fieldsOf)) {
    const [name, ids] = [textOf(entry['title']), fieldsOf(entry['id'])];
    if (isBegun(entry)) yield leftOut(name, 'episode');
    yield titleFinding({
      name,
      year: readYear(entry['year']),
      media_type: isShow(entry) ? 'tv' : 'movie',
      imdb: readImdbId(ids['imdb']),
      tvdb: readNumber(ids['tvdb']),
      likedAt: entry['is_favorite'] === true ? null : undefined,
      ...(isShow(entry) ? showStatus(textOf(entry['status']), readTime(entry['created_at'])) : movieSaid(entry)),
    });
  }
}
