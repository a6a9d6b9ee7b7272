/** What has failed, by the beginning of what the console log says of it. The test reads the sources, and names a sentence that is missing. */
const AREAS = {
  'A visitor reports an error.': 'screen',
  'A screen has failed.': 'screen',
  'Nothing has caught an error.': 'page',
  'A part of the page could not be loaded.': 'code',
  'The code of a part of the page could not be loaded.': 'code',
  'The code of imports could not be loaded.': 'code',
  'The toaster could not be loaded.': 'code',
  'What loads the library could not be had.': 'code',
  'The app is not kept for use without a network.': 'worker',
  'The configuration could not be loaded.': 'startup',
  'Trending could not be loaded at startup.': 'startup',
  'The TMDB API token is not configured': 'startup',
  'No public address came from': 'address',
  'The storage of this browser cannot be opened': 'store',
  'The lists could not be saved.': 'store',
  'Copies of earlier lists could not be removed.': 'store',
  'The library could not be loaded.': 'library',
  'The lists of another identifier could not be brought over.': 'library',
  'Other identifiers could not be listed.': 'library',
  "The visitor's data could not be opened.": 'library',
  'A change may be lost with the page.': 'log',
  'A change could not be appended to the log.': 'log',
  'The log of changes could not be read.': 'log',
  'The log could not be read.': 'log',
  'The log could not be pruned.': 'log',
  'What was appended could not be read.': 'log',
  'The log could not be asked to forget.': 'log',
  'The earlier versions could not be listed.': 'versions',
  'An earlier version could not be read.': 'versions',
  'An earlier version could not be kept.': 'versions',
  'This browser keeps no earlier versions.': 'versions',
  'The earlier versions could not be asked to be forgotten.': 'versions',
  'Not everything could be erased.': 'erasing',
  'The backup could not be made.': 'backup',
  'The lists could not be exported.': 'export',
  'Files to import could not be read.': 'import',
  'The link could not be shared.': 'links',
  'A text could not be copied.': 'links',
  'The list could not be downloaded.': 'links',
  'The calendar could not be told.': 'calendar',
  'The calendar file could not be downloaded.': 'calendar',
  'What is out today is not on the app’s icon.': 'calendar',
  'What this device shares could not be read.': 'devices',
  'Lists could not be shared.': 'devices',
  'Lists are not shared during this visit.': 'devices',
  'What another device removed could not be brought back.': 'devices',
  'A shared folder could not be looked at.': 'devices',
  'A step of sharing between devices has failed.': 'devices',
  'The shared folder could not be left.': 'devices',
  'This device could not leave.': 'devices',
  'The files of this device could not be removed.': 'devices',
} as const;

const KNOWN = Object.entries(AREAS);

/** What has failed; 'request' is a call of the provider. */
export type FailureArea = (typeof AREAS)[keyof typeof AREAS] | 'request' | 'other';

/** @returns undefined where the sentence is not known */
export const failureArea = (message: string): FailureArea | undefined =>
  KNOWN.find(([beginning]) => message.startsWith(beginning))?.[1];
