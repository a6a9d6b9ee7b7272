import { lengthOf } from '../library/names/text-length.ts';
import { fromBase64url } from '../text/base64url.ts';
import { titleKey, type MediaType } from '../title.ts';
import { ByteReader } from './bytes.ts';
import { encodeLink, LINK_NAME_FLAG } from './encode-link.ts';
import { LINK_COLUMNS } from './link-columns.ts';
import {
  LINK_ID_MAX,
  LINK_NAME_MAX,
  LINK_TEXT_BYTES_MAX,
  LINK_TITLES_MAX,
  type LinkList,
  type LinkTitle,
} from './link-list.ts';
import { fromIdCode } from './number-codes.ts';
import { tidyLinkText } from './tidy-link-text.ts';

const readName = (reader: ByteReader): Pick<LinkList, 'name'> => {
  const name = reader.text(LINK_TEXT_BYTES_MAX);
  return name !== '' && lengthOf(name) <= LINK_NAME_MAX ? { name } : {};
};

const readTitles = (reader: ByteReader): readonly LinkTitle[] => {
  const before: Record<MediaType, number> = { movie: 0, tv: 0 };
  return Array.from({ length: reader.varint(LINK_TITLES_MAX) }, () => {
    const code = reader.varint();
    const media_type = code % 2 === 1 ? 'tv' : 'movie';
    const id = fromIdCode(Math.floor(code / 2), before[media_type]);
    before[media_type] = id;
    return { media_type, id };
  });
};

const read = (reader: ByteReader): LinkList => {
  const flags = reader.varint();
  const name = flags & LINK_NAME_FLAG ? readName(reader) : {};
  const columnsOf = (titles: readonly LinkTitle[]) =>
    LINK_COLUMNS.reduce(
      (known, column) => (flags & column.flag ? known.map((title) => ({ ...title, ...column.read(reader) })) : known),
      titles,
    );
  return { ...name, titles: columnsOf(readTitles(reader)) };
};

const isWithinLimits = ({ titles }: LinkList): boolean =>
  titles.length > 0 &&
  titles.every(({ id }) => id <= LINK_ID_MAX) &&
  new Set(titles.map(titleKey)).size === titles.length;

const CODE = /^v1\.([\w-]*)/;
/** Some apps take these at the end of a link for the end of the sentence, and leave them out. */
const LOST = /[-_]{1,2}$/;

/** There is one text for each list, and it ends with a checksum: what is behind it is not of the link. */
const isTextOf = (list: LinkList, text: string): boolean => text.startsWith(encodeLink(list).replace(LOST, ''));

/**
 * The list that a text begins with, whoever wrote the text: what is behind the list is left alone, be it a full stop, a bracket or a word.
 * What is cut or changed, or of a newer form, is no list (product.md, Links: damaged). Never throws.
 */
export const decodeLink = (text: string): LinkList | 'damaged' => {
  const [code, digits] = CODE.exec(tidyLinkText(text)) ?? [];
  const bytes = digits === undefined ? undefined : fromBase64url(digits);
  const list = bytes && read(new ByteReader(bytes));
  return list && code !== undefined && isWithinLimits(list) && isTextOf(list, code) ? list : 'damaged';
};
