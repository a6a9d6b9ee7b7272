import type { MediaType } from '../../title.ts';
import { readImdbId } from '../cells/read-ids.ts';
import { readTmdbId, readTvdbId, type TitleIds } from '../cells/read-title-ids.ts';
import { isPlace } from '../cells/read-title-type.ts';
import { readYear } from '../cells/read-year.ts';
import { recordsOf, type Cells, type Table } from '../cells/table.ts';
import { episodeIn, episodeInName, type EpisodeCode } from '../episodes/episode-code.ts';
import { leftOut, titleFinding, type Finding, type TitleStatement } from '../finding.ts';
import { laterOf } from '../merge-imported.ts';
import { namesOf } from './chosen-table.ts';
import type { WordMeaning } from './table-choices.ts';

export type Said = Partial<TitleStatement>;

/** What a row calls its title: by each of its names it may be found. */
export const columnNamesOf = (cells: Cells): Pick<TitleStatement, 'name' | 'otherNames'> => {
  const [name = '', ...otherNames] = ['title', ...namesOf('originaltitle')]
    .map((column) => cells(column))
    .filter((each) => each !== '');
  return { name, otherNames };
};

/** What a row numbers its title by. An address may say of what it is. */
export const columnIds = (cells: Cells): TitleIds & { readonly media_type?: MediaType } => ({
  ...readTmdbId(cells('tmdb')),
  imdb: readImdbId(cells('imdb')),
  tvdb: readTvdbId(cells('tvdb')),
});

/** The shows of whose episodes a table has several years, by their names: these are not the show's. */
export function* showsOfSeveralYears(table: Table): Generator<undefined, ReadonlySet<string>> {
  const years = new Map<string, string>();
  const several = new Set<string>();
  if (!table.columns.has('year') || !table.columns.has('episode')) return several;
  for (const cells of recordsOf(table)) {
    const [show, year] = [cells('title'), cells('year')];
    if (cells('episode') !== '') {
      if ((years.get(show) ?? year) !== year) several.add(show);
      years.set(show, year);
    }
    yield undefined;
  }
  return several;
}

interface FiledEpisode {
  readonly show: TitleStatement;
  readonly place: EpisodeCode | undefined;
}

/** A row of an episode, by its columns or by the name of its title. */
const filedEpisode = (cells: Cells, kind: WordMeaning | undefined): FiledEpisode | undefined => {
  const isEpisode = kind === 'episode' || isPlace(cells('episode'), kind);
  const named = isEpisode || !isPlace(cells('season'), kind) ? episodeInName(cells('title')) : undefined;
  if (!named && !isEpisode) return undefined;
  const show = {
    ...columnNamesOf(cells),
    year: readYear(cells('year')),
    ...columnIds(cells),
    media_type: 'tv' as const,
  };
  const place = isEpisode ? episodeIn(cells('season'), cells('episode')) : undefined;
  return named && !place ? { show: { ...show, name: named.before }, place: named } : { show, place };
};

interface EpisodeRow {
  readonly kind: WordMeaning | undefined;
  readonly said: Said;
  /** When it was seen where the row does not say. */
  readonly otherwise: string | null | undefined;
  readonly ofSeveralYears: ReadonlySet<string>;
}

/** What a row says of an episode or of a season; undefined where it is of something else (product.md, Import: episodes in tables). */
export const episodeRow = (
  cells: Cells,
  { kind, said, otherwise, ofSeveralYears }: EpisodeRow,
): Finding | undefined => {
  const filed = filedEpisode(cells, kind);
  if (!filed) return isPlace(cells('season'), kind) ? leftOut(cells('title'), 'season') : undefined;
  const { place } = filed;
  const show = ofSeveralYears.has(cells('title')) ? { ...filed.show, year: undefined } : filed.show;
  const seenAt = Object.keys(said).length === 0 ? otherwise : laterOf(said.seenAt, said.lastSeenAt);
  if (seenAt === undefined) return leftOut(show.name, 'episode', said.elseLeftOut?.word ?? '');
  if (!place) return leftOut(show.name, 'unreadable');
  return titleFinding({ ...show, episodes: place.numbers.map((number) => ({ season: place.season, number, seenAt })) });
};
