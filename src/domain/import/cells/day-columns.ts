/** The columns that have the last of several days on which a title was seen: of a show it is that of an episode. */
export const LAST_SEEN_COLUMNS = [
  'lastwatchedat',
  'lastwatched',
  'zuletztgesehen',
  'lastviewed',
  'lastviewedat',
  'lastseen',
  'lastseenat',
  'playedat',
  'lastplayed',
  'lastplayedat',
  'lastplayeddate',
] as const;

/** The columns that have days of viewing, by their names as `columnName` makes them. */
export const SEEN_COLUMNS = [
  'watchedat',
  'watcheddate',
  'watchdate',
  'watchedon',
  'datewatched',
  'viewedat',
  'vieweddate',
  'viewedon',
  'dateviewed',
  'viewdate',
  'seenat',
  'seendate',
  'seenon',
  'dateseen',
  'datumgesehen',
  'gesehenam',
  'vule',
  'vistoel',
  'vistoil',
  'vistoem',
  'assistidoem',
  'angesehenam',
  'viewingdate',
  'dateplayed',
  'sehdatum',
  'datedevisionnage',
  'datevisionnage',
  'fechadevisionado',
  'fechavista',
  'datadivisione',
  'datavisione',
  'dataobejrzenia',
  'датапросмотра',
  ...LAST_SEEN_COLUMNS,
] as const;

/** The columns that have the day on which a title was put on the watchlist. */
export const WATCHLISTED_COLUMNS = ['listedat', 'watchlistedat'] as const;

/** The columns that have the day on which a title was listed, be it only among all of the visitor's. */
export const LISTED_COLUMNS = [...WATCHLISTED_COLUMNS, 'addedat', 'dateadded', 'addeddate', 'addedon'] as const;

/** The columns that say how often: of a show, how many episodes of it were played. */
export const COUNT_COLUMNS = [
  'plays',
  'playcount',
  'watchcount',
  'timeswatched',
  'timesseen',
  'viewcount',
  'views',
] as const;

/** The columns that say which episode of a show was the last, or how many were seen. */
export const PROGRESS_COLUMNS = [
  'lastepwatched',
  'lastepisode',
  'lastepisodewatched',
  'lastwatchedepisode',
  'lastepisodeseen',
  'epwatchcount',
  'episodeswatched',
  'watchedepisodes',
  'watchedepisodescount',
  'numwatchedepisodes',
  'numepisodeswatched',
  'mywatchedepisodes',
  'episodesseen',
  'nbepisodesseen',
] as const;

/** The columns that say whether a title was seen; some have the day. */
export const WATCHED_COLUMNS = [
  'watched',
  'iswatched',
  'haswatched',
  'seen',
  'isseen',
  'viewed',
  'gesehen',
  'vu',
  'visto',
  'obejrzane',
  'played',
  'isplayed',
  'assistido',
  ...COUNT_COLUMNS,
] as const;

/** The columns that have the day on which a title was seen to its end. */
export const FINISHED_COLUMNS = [
  'finishdate',
  'enddate',
  'endedat',
  'finishedat',
  'datefinished',
  'completedat',
  'completedon',
  'completeddate',
  'datecompleted',
] as const;

/** The columns of which days are read, release dates not among them. */
export const DAY_COLUMNS = [
  ...SEEN_COLUMNS,
  ...LISTED_COLUMNS,
  ...WATCHED_COLUMNS,
  ...FINISHED_COLUMNS,
  'date',
  'daterated',
  'created',
  'createdat',
  'hiddenat',
  'starttime',
  'episodewatchdate',
] as const;

export type DayColumn = (typeof DAY_COLUMNS)[number];
