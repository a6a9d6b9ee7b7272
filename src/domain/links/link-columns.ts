import { isNote, isRating } from '../library/marks/mark-limits.ts';
import type { ByteReader, ByteWriter } from './bytes.ts';
import { LINK_TEXT_BYTES_MAX, type LinkTitle } from './link-list.ts';
import { fromDayCode, toDayCode } from './number-codes.ts';

/** A field that a link has of all of its titles, or of none: of what its sender ticked. */
interface LinkColumn {
  /** Says that the column is there. */
  readonly flag: number;
  readonly isIn: (title: LinkTitle) => boolean;
  readonly write: (writer: ByteWriter, title: LinkTitle) => void;
  /** What cannot be a value is left out. */
  readonly read: (reader: ByteReader) => Partial<LinkTitle>;
}

/** Before any day: 0 says that the title is not marked as seen, 1 that nobody knows the day. */
const FIRST_DAY_CODE = 2;

const writeSeen = (writer: ByteWriter, seenOn: string | null | undefined): void => {
  if (seenOn === undefined) return writer.varint(0);
  const code = seenOn === null ? undefined : toDayCode(seenOn);
  return writer.varint(code === undefined ? 1 : code + FIRST_DAY_CODE);
};

const readSeen = (code: number): Partial<LinkTitle> => {
  if (code === 0) return {};
  if (code === 1) return { seenOn: null };
  const seenOn = fromDayCode(code - FIRST_DAY_CODE);
  return seenOn === undefined ? {} : { seenOn };
};

/** In the order in which they follow the titles. */
export const LINK_COLUMNS: readonly LinkColumn[] = [
  {
    flag: 2,
    isIn: ({ rating }) => rating !== undefined,
    write: (writer, { rating = 0 }) => writer.varint(rating),
    read: (reader) => {
      const rating = reader.varint();
      return isRating(rating) ? { rating } : {};
    },
  },
  {
    flag: 4,
    isIn: ({ seenOn }) => seenOn !== undefined,
    write: (writer, { seenOn }) => writeSeen(writer, seenOn),
    read: (reader) => readSeen(reader.varint()),
  },
  {
    flag: 8,
    isIn: ({ note }) => note !== undefined,
    write: (writer, { note = '' }) => writer.text(note),
    read: (reader) => {
      const note = reader.text(LINK_TEXT_BYTES_MAX);
      return isNote(note) ? { note } : {};
    },
  },
];
