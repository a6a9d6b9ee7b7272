import { useMemo } from 'react';
import { viewingDayText } from '#domain/format/viewing-day-text.ts';
import { SEEN_FILTERS } from '#domain/library/filters/list-filter.ts';
import type { MarkedTitle } from '#domain/library/marks/mark.ts';
import { daysSeen } from '#domain/library/marks/viewings.ts';
import { DEFAULT_SEEN_VIEW, seenAmong, type SeenView, viewSeen } from '#domain/library/seen-view.ts';
import type { ItemKind } from '../../components/list/list-item.tsx';
import { ListScreen } from '../../components/list/list-screen.tsx';
import { useListChoice } from '../../components/list/use-list-choice.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { SEEN_FIELDS } from './seen-choice.ts';

const NAME = 'Seen and rated';

/** product.md, Seen and rated: empty. */
const TEXTS = {
  linkName: NAME,
  description: 'The movies and TV shows you have seen, rated and noted.',
  counted: (count: number) => (count === 1 ? 'title' : 'titles'),
  art: 'screen',
  title: 'Nothing seen yet',
  text: 'Mark a title as seen, rate it or write a note about it: it is kept here.',
  link: 'Find a title',
} as const;

/** When a title was seen (product.md, Seen and rated: facts); undefined where it is not marked as seen. */
const seenText = (title: MarkedTitle): string | undefined => {
  const [last] = daysSeen(title);
  return last === undefined ? undefined : `Seen ${viewingDayText(last)}`;
};

const KIND: ItemKind<MarkedTitle> = {
  factsOf: (title) => [seenText(title)],
  toggles: ['watchlist', 'favorites'],
  markOf: (title) => title,
};

const newestFirst = (titles: readonly MarkedTitle[]) => viewSeen(titles, DEFAULT_SEEN_VIEW);

const useShown = (all: readonly MarkedTitle[], { filter, only, sort, isAscending }: SeenView) =>
  useMemo(() => viewSeen(all, { filter, only, sort, isAscending }), [all, filter, only, sort, isAscending]);

/** What the visitor has seen, rated or noted (product.md, Seen and rated: titles). */
export function SeenScreen() {
  const marks = useLibrary((library) => library.marks);
  const all = useMemo(() => seenAmong(marks), [marks]);
  const { choice, choose, choosing } = useListChoice(SEEN_FIELDS);
  const { filter, sort, isAscending } = choice;
  const titles = useShown(all, choice);
  const other = {
    isOn: titles.length < all.length,
    none: 'Nothing matches.',
    label: 'Show all of it',
    onShowAll: () => choose({ filter: DEFAULT_SEEN_VIEW.filter, only: DEFAULT_SEEN_VIEW.only }),
  };
  const looks = { choosing, other, type: filter, filters: SEEN_FILTERS, isSeldomChecked: true };
  return (
    <ListScreen
      source={{ name: NAME, place: 'seen', all, titles, newestFirst, kind: KIND, ...looks }}
      texts={TEXTS}
      titlesOf={() => viewSeen(all, { ...DEFAULT_SEEN_VIEW, sort, isAscending })}
    />
  );
}
