import { lengthOf } from '../library/names/text-length.ts';
import { titleKey, type MediaType } from '../title.ts';
import { fromBase64url } from './base64url.ts';
import { ByteReader } from './byte-reader.ts';
import { encodeSharedList, SHARED_NAME_FLAG, SHARED_VERSION } from './encode-shared-list.ts';
import { fromIdCode } from './id-code.ts';
import { SHARED_COLUMNS } from './shared-columns.ts';
import {
  SHARED_ID_MAX,
  SHARED_NAME_MAX,
  SHARED_TEXT_BYTES_MAX,
  SHARED_TITLES_MAX,
  type SharedList,
  type SharedTitle,
} from './shared-list.ts';

const readName = (reader: ByteReader): Pick<SharedList, 'name'> => {
  const name = reader.text(SHARED_TEXT_BYTES_MAX);
  return name !== '' && lengthOf(name) <= SHARED_NAME_MAX ? { name } : {};
};

const readTitles = (reader: ByteReader): readonly SharedTitle[] => {
  const before: Record<MediaType, number> = { movie: 0, tv: 0 };
  return Array.from({ length: reader.varint(SHARED_TITLES_MAX) }, () => {
    const code = reader.varint();
    const media_type = code % 2 === 1 ? 'tv' : 'movie';
    const id = fromIdCode(Math.floor(code / 2), before[media_type]);
    before[media_type] = id;
    return { media_type, id };
  });
};

const read = (reader: ByteReader): SharedList => {
  const flags = reader.varint();
  const name = flags & SHARED_NAME_FLAG ? readName(reader) : {};
  const columnsOf = (titles: readonly SharedTitle[]) =>
    SHARED_COLUMNS.reduce(
      (known, column) => (flags & column.flag ? known.map((title) => ({ ...title, ...column.read(reader) })) : known),
      titles,
    );
  return { ...name, titles: columnsOf(readTitles(reader)) };
};

const isWithinLimits = ({ titles }: SharedList): boolean =>
  titles.length > 0 &&
  titles.every(({ id }) => id <= SHARED_ID_MAX) &&
  new Set(titles.map(titleKey)).size === titles.length;

/**
 * The list that a text stands for, whoever wrote the text. There is one text for each list: what another text is read as, a
 * cut or a changed one, one of a newer form, is no list (product.md, Sharing: damaged). Never throws.
 */
export const decodeSharedList = (text: string): SharedList | 'damaged' => {
  if (!text.startsWith(SHARED_VERSION)) return 'damaged';
  const bytes = fromBase64url(text.slice(SHARED_VERSION.length));
  const list = bytes && read(new ByteReader(bytes));
  return list && isWithinLimits(list) && encodeSharedList(list) === text ? list : 'damaged';
};
