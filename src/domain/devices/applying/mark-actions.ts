import { refOf, toMarkableTitle } from '../../library/facts/markable-title.ts';
import type { LibraryAction, TitleMarked, ViewingsChanged } from '../../library/library-change.ts';
import type { Library } from '../../library/library.ts';
import { changeMark } from '../../library/list-actions/change-mark.ts';
import {
  isSeen,
  type MarkedTitle,
  type MarkField,
  type MarkFields,
  type Viewing,
  type Viewings,
} from '../../library/marks/mark.ts';
import { seenDayOf } from '../../library/marks/seen-day.ts';
import { keptViewings, SOME_TIME } from '../../library/marks/viewings.ts';
import type { Steps } from '../../steps.ts';
import { titleKey, type TitleRef } from '../../title.ts';
import { groupBy } from '../../util/group-by.ts';
import { isSameItem, MARK_FIELDS_OF } from '../register-lists.ts';
import { itemIn, registerId, viewingKey, viewingOf, type Register, type Registers } from '../register.ts';
import { FIRST_STAMP } from '../stamp.ts';
import { sayingIn } from '../statement.ts';
import type { Actions, ToApply } from './merging-plan.ts';

const actionFor = (own: MarkedTitle | undefined, register: Register): TitleMarked | undefined => {
  const list = register.list === 'hidden' ? 'hidden' : 'marks';
  const item = itemIn(list, register);
  const isSet = (field: MarkField) => item !== undefined && Object.hasOwn(item, field);
  const changed = MARK_FIELDS_OF[list].filter((field) => item?.[field] !== own?.[field]);
  const title = own ?? item;
  if (changed.length === 0 || !title) return undefined;
  const set: MarkFields = Object.fromEntries(changed.filter(isSet).map((field) => [field, item?.[field]]));
  return {
    kind: 'title-marked',
    title: toMarkableTitle(title),
    set,
    clear: changed.filter((field) => !isSet(field)),
  };
};

/** The viewings of one title that others have otherwise. */
interface ToSee {
  readonly own: MarkedTitle | undefined;
  readonly viewings: readonly Register[];
  /** Of its mark. */
  readonly mark: Register | undefined;
  /** That it was seen some time, beside the days that are known. */
  readonly someTime: Register | undefined;
  /** Shared viewings that were here before the mark was patched: the mark alone may have said a day, and says another one now. */
  readonly lasting: Viewings;
}

const dayOfRegister = ({ key }: Register): string => viewingOf(key)?.day ?? SOME_TIME;

/** The day that a mark itself has; empty where it has none. */
const dayOfMark = (mark: Register | undefined): string => seenDayOf(itemIn('marks', mark)?.seenAt);

const isSaid = (here: Viewing | undefined, item: Viewing): boolean =>
  here !== undefined && isSameItem('viewings', here, item);

const withoutDays = (viewings: Viewings, others: Viewings): Viewings =>
  Object.fromEntries(Object.entries(viewings).filter(([day]) => !Object.hasOwn(others, day)));

/**
 * What comes. The day that an earlier release has put into the mark is one viewing more, and is kept with the others before another takes its
 * place there.
 */
const comingTo = ({ own, viewings, mark, lasting }: ToSee): Viewings => {
  const seen: Pick<MarkedTitle, 'seenAt' | 'viewings'> = own ?? {};
  const kept = keptViewings(seen);
  const written = seen.viewings ?? kept;
  const day = dayOfMark(mark);
  const coming: Record<string, Viewing> = withoutDays(lasting, written);
  if (day !== SOME_TIME && !Object.hasOwn(written, day)) coming[day] = kept[day] ?? {};
  for (const register of viewings) {
    const item = itemIn('viewings', register);
    if (item && !isSaid(written[dayOfRegister(register)], item)) coming[dayOfRegister(register)] = item;
  }
  return coming;
};

/** That the day of a mark is unknown says nothing beside days that come, but where it is one of them. */
const isFilled = ({ own, someTime }: ToSee): boolean =>
  own?.seenAt === null && !own.viewings && itemIn('viewings', someTime) === undefined;

/** What goes: never the day that the mark itself has, whenever it was said that it goes. */
const goingFrom = (toSee: ToSee, coming: Viewings): readonly string[] => {
  const { own, viewings, mark } = toSee;
  const kept = keptViewings(own ?? {});
  const removed = viewings.filter(({ item }) => item === null).map(dayOfRegister);
  const gone = removed.filter((day) => Object.hasOwn(kept, day) && (day === SOME_TIME || day !== dayOfMark(mark)));
  const filled = Object.keys(coming).length > 0 && isFilled(toSee) ? [SOME_TIME] : [];
  return [...new Set([...gone, ...filled])];
};

/**
 * Whether they make a title seen that was marked as not seen: those that were added after that. Of a mark that never said when, the device that
 * shared it had it as not seen.
 */
const areNews = ({ mark, viewings }: ToSee, coming: Viewings): boolean => {
  const [unseen] = mark ? sayingIn(mark, 'seenAt') : [FIRST_STAMP];
  const isNewer = (register: Register) => Object.hasOwn(coming, dayOfRegister(register)) && register.stamp > unseen;
  return unseen > FIRST_STAMP && viewings.some(isNewer);
};

const refOfKey = (key: string): TitleRef => {
  const [media_type, id] = key.split(':');
  return { id: Number(id), media_type: media_type === 'tv' ? 'tv' : 'movie' };
};

const viewingsAction = (toSee: ToSee, key: string): ViewingsChanged | undefined => {
  const { own, mark } = toSee;
  const set = comingTo(toSee);
  const clear = goingFrom(toSee, set);
  if (Object.keys(set).length + clear.length === 0) return undefined;
  const title = own ?? itemIn('marks', mark);
  // An earlier release has marked it as not seen: its days are kept, and say nothing.
  const isKept = !isSeen(own ?? {}) && !areNews(toSee, set);
  return {
    kind: 'viewings-changed',
    title: title ? toMarkableTitle(title) : refOf(refOfKey(key)),
    set,
    clear,
    ...(isKept && { back: {} }),
  };
};

/** Of the viewings of a mark those that are shared, by what is known of them. */
const sharedOf = (mark: Pick<MarkedTitle, 'seenAt' | 'viewings'>, key: string, registers: Registers): Viewings =>
  Object.fromEntries(
    Object.keys(keptViewings(mark)).flatMap((day) => {
      const item = itemIn('viewings', registers.get(registerId({ list: 'viewings', key: viewingKey(key, day) })));
      return item ? [[day, item]] : [];
    }),
  );

/** One day alone, of a title of which no viewings are shared, is said by the mark. */
const isOfDays = ({ own, viewings, lasting }: ToSee): boolean =>
  viewings.length > 0 || own?.viewings !== undefined || Object.keys(lasting).length > 0;

const titleOf = ({ list, key }: Register): string => (list === 'viewings' ? (viewingOf(key)?.title ?? '') : key);

/**
 * A patch for each title and list: what is seen, rated and noted, and what is hidden, do not touch each other. Then the days on which each
 * was seen.
 */
export function* markActions(
  library: Library,
  { changed, registers }: Pick<ToApply, 'changed' | 'registers'>,
): Steps<Actions> {
  const before = new Map(library.marks.map((title) => [titleKey(title) as string, title]));
  const marks = new Map<string, MarkedTitle | undefined>(before);
  const actions: LibraryAction[] = [];
  for (const register of changed.filter(({ list }) => list !== 'viewings')) {
    yield;
    const action = actionFor(marks.get(register.key), register);
    if (action) actions.push(action);
    if (action) marks.set(register.key, changeMark(marks.get(register.key), action));
  }
  for (const [key, of] of groupBy(changed, titleOf)) {
    yield;
    const viewings = of.filter((register) => register.list === 'viewings' && viewingOf(register.key));
    const toSee = {
      own: marks.get(key),
      viewings,
      mark: registers.get(registerId({ list: 'marks', key })),
      someTime: registers.get(registerId({ list: 'viewings', key: viewingKey(key, SOME_TIME) })),
      lasting: sharedOf(before.get(key) ?? {}, key, registers),
    };
    const action = isOfDays(toSee) ? viewingsAction(toSee, key) : undefined;
    if (action) actions.push(action);
  }
  return actions;
}
