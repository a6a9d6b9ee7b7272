import { plainCellText } from '../cells/plain-cell-text.ts';
import { readPlaceNumber } from '../cells/read-ids.ts';

/** Which episodes of a season a cell names. */
export interface EpisodeCode {
  readonly season: number;
  readonly numbers: readonly number[];
  /** What stands before it, and behind it. */
  readonly before: string;
  readonly behind: string;
}

/** No cell of that kind is longer. */
const LONGEST = 500;
/** More in a row are no two or three episodes that were shown as one. */
const ROW_AT_MOST = 20;
/** 'S01E08', 's1 e8', 'S01E08-E09', 'S01E08E09', '1x08', 'Season 1 Episode 8' in some languages. */
const CODES: readonly RegExp[] = [
  /(?<![\p{L}\d])s(\d{1,4})[ .:_-]{0,2}(?:e|ep)(\d{1,4})(?:-?(?:e|ep)?(\d{1,4}))?(?![\p{L}\d])/iu,
  /(?<![\p{L}\d])(\d{1,2})x(\d{1,3})(?:-(?:\d{1,2}x)?(\d{1,3}))?(?![\p{L}\d])/iu,
  /(?<![\p{L}\d])(?:season|staffel|saison|temporada|stagione|sezon|seizoen) ?(\d{1,4})[ ,.:–-]{0,3}(?:episode|folge|[ée]pisode|episodio|epis[óo]dio|odcinek|aflevering|ep\.?) ?(\d{1,4})()(?![\p{L}\d])/iu,
];

const BETWEEN = /^[\s,.:;|()[\]–—-]+|[\s,.:;|()[\]–—-]+$/g;

const rowOf = (first: number, last: number): readonly number[] =>
  last > first && last - first < ROW_AT_MOST
    ? Array.from({ length: last - first + 1 }, (_, at) => first + at)
    : [first];

const HAS_DIGIT = /\p{Nd}/u;

/** The name of a title may have such numbers: '4x4'. */
const isCertain = (text: string): boolean =>
  HAS_DIGIT.test(text) && [CODES[0], CODES[2]].some((code) => code?.test(text));

/** The episode that a name is of: 'Nine Dials - S01E02 - Low Tide'. */
export const episodeInName = (name: string): EpisodeCode | undefined => {
  const code = isCertain(name.slice(0, LONGEST)) ? episodeCodeIn(name) : undefined;
  return code?.before ? code : undefined;
};

/** The episodes that a cell names by season and number; undefined where it names none. Longer texts are no cells of that kind. */
const episodeCodeIn = (cell: string): EpisodeCode | undefined => {
  const text = plainCellText(cell.slice(0, LONGEST));
  for (const code of CODES) {
    const found = code.exec(text);
    if (!found) continue;
    const [all, season, first, last = ''] = found;
    const number = Number(first);
    return {
      season: Number(season),
      numbers: rowOf(number, last === '' ? number : Number(last)),
      before: text.slice(0, found.index).replaceAll(BETWEEN, ''),
      behind: text.slice(found.index + all.length).replaceAll(BETWEEN, ''),
    };
  }
  return undefined;
};

/** What the cells of a season and of an episode name together. */
export const episodeIn = (season: string, episode: string): EpisodeCode | undefined => {
  const [ofSeason, ofEpisode] = [readPlaceNumber(season), readPlaceNumber(episode)];
  if (ofSeason !== undefined && ofEpisode !== undefined)
    return { season: ofSeason, numbers: [ofEpisode], before: '', behind: '' };
  return episodeCodeIn(episode) ?? (episode === '' ? episodeCodeIn(season) : undefined);
};
