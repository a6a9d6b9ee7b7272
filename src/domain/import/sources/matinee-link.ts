import { type LinkList, linkName } from '../../links/link-list.ts';
import { linksIn } from '../../links/link-path.ts';
import { titleKey } from '../../title.ts';
import { listFinding, titleFinding, type Findings } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import type { ListId } from '../lists-apart.ts';
import { fileReader, type SourceReader } from '../source-reader.ts';
import { plainList } from './plain-list.ts';

const listsIn = ({ text }: KnownFile): readonly LinkList[] => {
  const lists = linksIn(text);
  return lists === undefined || lists === 'damaged' ? [] : lists;
};

const WITH_YEAR = /[([]\d{4}[)\]]\s*$/;

/** The lines of a message that are titles with their years. A message may be about anything: its other lines are words. */
const titlesBeside = (file: KnownFile): KnownFile => {
  const lines = file.text.split('\n').filter((line) => WITH_YEAR.test(line) && !line.includes('#'));
  return { ...file, text: lines.join('\n'), isChosen: false };
};

function* readLink(file: KnownFile): Findings {
  for (const list of listsIn(file)) {
    const name = linkName(list);
    // It has no number: its titles tell it from others of its name.
    // A link that was sent anew has more of the same list.
    const listId: ListId = { key: `link:${list.titles.map(titleKey).join()}`, file: 'chosen' };
    yield listFinding(name, '', listId);
    // What its sender says of the titles is not the visitor's.
    for (const { media_type, id } of list.titles)
      yield titleFinding({ name: '', media_type, tmdb: id, list: name, listId });
  }
  const beside = titlesBeside(file);
  if (plainList.recognises(beside)) yield* plainList.read([beside]);
}

/** Links of shared lists, in a text of their own or in a message (product.md, Import: Matinee). */
export const matineeLink: SourceReader<'matinee'> = {
  ...fileReader('matinee', (file) => listsIn(file).length > 0, readLink),
  isOfLines: true,
};
