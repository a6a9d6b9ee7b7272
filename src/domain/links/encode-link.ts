import { crc32 } from '../crc32.ts';
import { toBase64url } from '../text/base64url.ts';
import type { MediaType } from '../title.ts';
import { ByteWriter } from './bytes.ts';
import { LINK_COLUMNS } from './link-columns.ts';
import type { LinkList, LinkTitle } from './link-list.ts';
import { toIdCode } from './number-codes.ts';

/** What every link of this form begins with. A newer form has another number. */
const LINK_VERSION = 'v1.';
export const LINK_NAME_FLAG = 1;

const writeTitles = (writer: ByteWriter, titles: readonly LinkTitle[]): void => {
  // Movies and shows are numbered apart: what is near is of the same type.
  const before: Record<MediaType, number> = { movie: 0, tv: 0 };
  for (const { media_type, id } of titles) {
    writer.varint(2 * toIdCode(id, before[media_type]) + (media_type === 'tv' ? 1 : 0));
    before[media_type] = id;
  }
};

/**
 * A list as text for the fragment of an address: the version, and in base64url flags, the name, the number of titles, each
 * title, the columns that the flags name, and a checksum of it all (product.md, Links: link). There is one text for each list.
 */
export const encodeLink = ({ name, titles }: LinkList): string => {
  const writer = new ByteWriter();
  const columns = LINK_COLUMNS.filter(({ isIn }) => titles.some(isIn));
  writer.varint(columns.reduce((flags, { flag }) => flags + flag, name === undefined ? 0 : LINK_NAME_FLAG));
  if (name !== undefined) writer.text(name);
  writer.varint(titles.length);
  writeTitles(writer, titles);
  for (const { write } of columns) for (const title of titles) write(writer, title);
  writer.uint32(crc32(writer.bytes));
  return LINK_VERSION + toBase64url(writer.bytes);
};
