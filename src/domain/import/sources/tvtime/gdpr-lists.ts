import { readNumber } from '../../cells/read-ids.ts';
import { recordsOf, type Cells } from '../../cells/table.ts';
import { listFinding, titleFinding, type Finding, type Findings, type Statement } from '../../finding.ts';
import type { KnownFile } from '../../known-file.ts';
import type { TrackedMovies } from './gdpr-movies.ts';
import { isLikeList } from './like-list.ts';

const FALLBACK = 'TV Time list';
/** Go's way to write a map: 'map[created_at:1.7e+09 id:422981 type:series]'. */
const OBJECT = /map\[([^[\]]*)\]/g;

const fieldIn = (object: string, field: string): string => new RegExp(`(?:^| )${field}:(\\S+)`).exec(object)?.[1] ?? '';

/** A film has only TV Time's own number: the tracking knows its name. */
const itemOf = (object: string, movies: TrackedMovies, said: Partial<Statement>): Finding => {
  if (fieldIn(object, 'type') !== 'movie') {
    return titleFinding({ name: '', media_type: 'tv', tvdb: readNumber(fieldIn(object, 'id')), ...said });
  }
  const { name = '', year } = movies.get(fieldIn(object, 'uuid')) ?? {};
  return titleFinding({ name, year, media_type: 'movie', ...said });
};

function* readList(cells: Cells, movies: TrackedMovies): Findings {
  const isLike = isLikeList(cells('skey')) || isLikeList(cells('name'));
  const list = cells('name') || FALLBACK;
  if (!isLike) yield listFinding(list, cells('description'));
  for (const [, object = ''] of cells('objects').matchAll(OBJECT)) {
    yield itemOf(object, movies, isLike ? { likedAt: null } : { list });
  }
}

export function* readGdprLists({ table }: KnownFile, movies: TrackedMovies): Findings {
  for (const cells of recordsOf(table)) if (cells('type') === 'list') yield* readList(cells, movies);
}
