import type { Fields } from '../../fields.ts';
import type { DayReading } from '../cells/day-reading.ts';
import { elementsOf, elementText, textIn } from '../cells/json-fields.ts';
import { readRating } from '../cells/read-rating.ts';
import { idsOfFields, type TitleIds } from '../cells/read-title-ids.ts';
import { readYear } from '../cells/read-year.ts';
import { isAny } from '../cells/read-yes-no.ts';
import type { ImportedEpisode } from '../episodes/imported-episode.ts';
import { readEpisode } from '../episodes/read-episode.ts';
import { leftOut, titleFinding, type Findings, type TitleStatement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { fileReader } from '../source-reader.ts';

/** The number that a service has it by. */
const numberOf = (element: Fields, service: string): string =>
  elementText(elementsOf(element, 'uniqueid').find((id) => id['@type'] === service));

/** What is only called an id may be of any service. */
const idsOf = (element: Fields): TitleIds => {
  const [imdb] = /^tt\d+$/.exec(numberOf(element, 'imdb') || textIn(element, 'id')) ?? [];
  return idsOfFields({ tmdb: numberOf(element, 'tmdb'), imdb, tvdb: numberOf(element, 'tvdb') });
};

const titleOf = (element: Fields): TitleStatement => ({
  name: textIn(element, 'title'),
  otherNames: [textIn(element, 'originaltitle')],
  year: readYear(textIn(element, 'year')) ?? readYear(textIn(element, 'premiered')),
  ...idsOf(element),
  rating: readRating(textIn(element, 'userrating')),
});

const isPlayed = (element: Fields): boolean => isAny(textIn(element, 'playcount'));

const playedAt = (element: Fields, days: DayReading): string | null => days.time(textIn(element, 'lastplayed')) ?? null;

/** What is in a library is owned: that does not say that it is to be seen. */
const movieOf = (element: Fields, days: DayReading) =>
  titleFinding({
    ...titleOf(element),
    media_type: 'movie',
    ...(isPlayed(element) && { seenAt: playedAt(element, days) }),
  });

const episodeOf = (element: Fields, days: DayReading): ImportedEpisode | undefined =>
  readEpisode({
    season: textIn(element, 'season'),
    number: textIn(element, 'episode'),
    seenAt: playedAt(element, days),
    tvdb: numberOf(element, 'tvdb'),
  });

/** A show has its episodes in it. */
const showOf = (element: Fields, days: DayReading) => {
  const played = elementsOf(element, 'episodedetails').filter(isPlayed);
  const episodes = played.map((each) => episodeOf(each, days));
  const isInPart = isPlayed(element) && episodes.every((episode) => !episode);
  return titleFinding({
    ...titleOf(element),
    media_type: 'tv',
    episodes,
    ...(isInPart && { lastSeenAt: playedAt(element, days) }),
  });
};

function* readFile({ json, days }: KnownFile): Findings {
  for (const library of elementsOf(json, 'videodb')) {
    for (const movie of elementsOf(library, 'movie')) yield movieOf(movie, days);
    for (const show of elementsOf(library, 'tvshow')) yield showOf(show, days);
    for (const video of elementsOf(library, 'musicvideo')) yield leftOut(textIn(video, 'title'), 'video');
  }
}

/** Kodi's library in one file (product.md, Import: Kodi), as its `VideoInfoTag.cpp` writes it. */
export const kodi = fileReader(
  'kodi',
  ({ json, isMarkup }) => isMarkup && elementsOf(json, 'videodb').length > 0,
  readFile,
);
