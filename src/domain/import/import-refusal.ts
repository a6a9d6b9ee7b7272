import { DAMAGED_LINK_TEXT } from '../links/link-list.ts';

/** Why nothing can be brought, and what to do about it (product.md, Import: unreadable files). */
export const REFUSAL_TEXTS = {
  empty: 'There is nothing in this file. Download it again from the service.',
  'no-rows': 'There are no titles in this file. Look whether there are any where it is from, and download it again.',
  'web-page': 'This is a web page, not a file of lists. Sign in at the service, and download the file again.',
  binary: 'This is no text: a list cannot be read from it. Choose the zip, CSV or JSON file that the service gave you.',
  encoding: 'The letters in this file cannot be read. Save it as UTF-8, and choose it again.',
  'protected-zip': 'This zip needs a password. Unpack it, and choose the files that were in it.',
  'damaged-zip': 'This zip is damaged. Download it again from the service, or choose the files that were in it.',
  'zip-too-large': 'There is more in this zip than can be read. Unpack it, and choose the files with your lists.',
  'zip-in-zip': 'There is another zip in this zip. Unpack it, and choose the zip that was in it.',
  archive: 'This is an archive that is no zip. Unpack it, and choose the files that were in it.',
  workbook: 'This is a workbook of a spreadsheet. Save it there as CSV, and choose that file.',
  'folder-too-large': 'There is more in this folder than can be read. Choose the files with your lists alone.',
  'files-too-large':
    'There is more in these files than can be read at once. Choose fewer of them, and the others afterwards.',
  'too-large': 'This is larger than any file of lists. Choose the file with your lists alone.',
  'damaged-table': 'A quotation mark in this table is never closed. Download it again from the service.',
  'damaged-file': 'This file breaks off, or is damaged. Download it again from the service.',
  'damaged-link': `${DAMAGED_LINK_TEXT} Copy all of it once more.`,
  unreadable: 'Your browser could not read this file. Choose it again.',
  markup: 'This is an XML file, and none that can be read. Export your list as CSV or JSON, and choose that file.',
  'table-left-out': 'This table was left out. Choose it again to say what is in its columns.',
  unknown:
    'This is a file of none of the services that can be read. A plain list can: paste it, or save it as a text file, one title a line.',
} as const;
export type ImportRefusal = keyof typeof REFUSAL_TEXTS;
