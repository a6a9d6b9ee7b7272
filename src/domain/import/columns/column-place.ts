import { readYesNo } from '../cells/read-yes-no.ts';
import type { Cells } from '../cells/table.ts';
import type { TitleStatement } from '../finding.ts';
import type { ChosenTable } from './chosen-table.ts';

export type Said = Partial<TitleStatement>;

/** Of a show, what says when it was seen last, or how often, says nothing of all of it (product.md, Import: parts of shows). */
const viewing = (time: string | null, isPart: boolean): Said => (isPart ? { lastSeenAt: time } : { seenAt: time });
const dayOf = (cells: Cells): string | null => cells.day('seen', 'finished', 'lastseen') ?? null;
const listed = (cells: Cells): Said => ({ listedAt: cells.day('added') ?? null });

/** Whether some of a title was seen, by how much or how often it was; undefined where the row does not say. */
const countIn = (cells: Cells): boolean | undefined =>
  cells('timesseen') === '' ? undefined : (readYesNo(cells('timesseen')) ?? true);

/** A day of viewing that is no day, such as 'unknown', is a viewing all the same. */
const saidByDays = (cells: Cells): Said => {
  const [isSeen, day] = [countIn(cells), cells('seen', 'finished', 'lastseen')];
  const isPart = cells('finished') === '' && (isSeen === true || cells('seen') === '');
  if (isSeen === true || day !== '') return viewing(dayOf(cells), isPart);
  return isSeen === false || cells('added') !== '' ? listed(cells) : {};
};

/** What the columns of a row say of the place of its title (product.md, Import: states). */
export const saidOfPlace = (cells: Cells, table: ChosenTable): Said => {
  const states = table.statesIn(cells);
  const has = (meaning: string): boolean => states.some((state) => state.meaning === meaning);
  const liked: Said = has('liked') ? { likedAt: null } : {};
  if (has('seen')) return { ...liked, ...viewing(dayOf(cells), false) };
  if (has('to-see')) return { ...liked, ...listed(cells) };
  // Whatever has a state was added to something, and had its days: that does not say that it is to be seen, or was.
  const out = states.find(({ meaning }) => meaning === 'left-out' || meaning === undefined);
  if (!out) return { ...liked, ...saidByDays(cells) };
  return { ...liked, elseLeftOut: { reason: out.meaning ? 'unmarked' : 'unknown-state', word: out.word } };
};

/** What a row says of its title by having nothing where the others have a day of viewing (product.md, Import: empty days). */
export const someTime = ({ table: { columns } }: ChosenTable): Said =>
  viewing(null, !columns.has('seen') && !columns.has('finished'));
