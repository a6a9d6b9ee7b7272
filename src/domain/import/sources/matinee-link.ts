import { sharedListName } from '../../sharing/shared-list-name.ts';
import type { SharedList } from '../../sharing/shared-list.ts';
import { readSharedLink } from '../../sharing/shared-path.ts';
import { listFinding, titleFinding, type Findings } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { inTurn, type SourceReader } from '../source-reader.ts';

const listIn = ({ text }: KnownFile): SharedList | undefined => {
  const list = readSharedLink(text);
  return list === 'damaged' ? undefined : list;
};

function* readLink(file: KnownFile): Findings {
  const list = listIn(file);
  if (!list) return;
  const name = sharedListName(list);
  yield listFinding(name);
  // What its sender says of the titles is not the visitor's.
  for (const { media_type, id } of list.titles) yield titleFinding({ name: '', media_type, tmdb: id, list: name });
}

/** The link of a shared list, in a text of its own (product.md, Import: Matinee). */
export const matineeLink: SourceReader = {
  source: 'matinee',
  isOfLines: true,
  recognises: (file) => listIn(file) !== undefined,
  read: (files) => inTurn(files, readLink),
};
