import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { dayOf } from '#domain/days/calendar-day.ts';
import { type DiaryEntry, diaryEntries } from '#domain/diary/diary-entries.ts';
import { diarySum } from '#domain/diary/diary-parts.ts';
import { DEFAULT_SEEN_VIEW, seenAmong, type SeenView, viewSeen } from '#domain/diary/seen-view.ts';
import { isShown } from '#domain/diary/viewing-filter.ts';
import { yearOfDay, yearPath } from '#domain/diary/year-of.ts';
import { titlesIn } from '#domain/diary/year-titles.ts';
import { viewingDayText } from '#domain/format/viewing-day-text.ts';
import { DIARY_FILTERS, readListFilter } from '#domain/library/filters/list-filter.ts';
import { statedFacts } from '#domain/library/filters/title-facts.ts';
import type { MarkedTitle } from '#domain/library/marks/mark.ts';
import { daysSeen } from '#domain/library/marks/viewings.ts';
import { mediaTypeOf, titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { ICONS } from '../../components/form/icons.ts';
import type { ListChoice } from '../../components/list/list-choice.ts';
import type { ItemKind } from '../../components/list/list-item.tsx';
import { ListScreen } from '../../components/list/list-screen.tsx';
import { useListChoice } from '../../components/list/use-list-choice.ts';
import { Counted } from '../../components/page/counted.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useTitleLanguage } from '../../hooks/use-title-language.ts';
import { DiaryDays } from './diary-days.tsx';
import { DAY_FIELDS, looksAt, SEEN_FIELDS } from './diary-fields.ts';

/** product.md, Diary: empty. */
const TEXTS = {
  linkName: 'Seen and rated',
  description: 'The movies and TV shows you have seen, day by day, with what you thought of them.',
  counted: { one: 'title' },
  art: 'screen',
  title: 'Nothing seen yet',
  text: 'Mark a title as seen, rate it or write a note about it: it is kept here.',
  link: 'Find a title',
} as const;

/** When a title was seen (product.md, Diary: facts); undefined where it is not marked as seen. */
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
const asTheyAre = (titles: readonly MarkedTitle[]) => titles;

/** '142 films, 388 episodes'. */
function DiaryCount({ entries }: { readonly entries: readonly DiaryEntry[] }) {
  const { films, episodes } = diarySum(entries, statedFacts);
  return (
    <>
      <Counted count={films} one="film" />
      {episodes > 0 && (
        <>
          <span>, </span>
          <Counted count={episodes} one="episode" />
        </>
      )}
    </>
  );
}

/** Everything that was seen, and the lines of it that the address lets through (product.md, Diary: filter). */
const useDiary = () => {
  const marks = useLibrary((library) => library.marks);
  const episodes = useLibrary((library) => library.episodes);
  const [params] = useSearchParams();
  const filter = useMemo(() => readListFilter(params, DIARY_FILTERS), [params]);
  const entries = useMemo(() => diaryEntries({ marks, episodes }), [marks, episodes]);
  const shown = useMemo(() => entries.filter(isShown(filter)), [entries, filter]);
  const { when, weekday, again } = filter;
  return { marks, entries, shown, isNarrowed: (when ?? weekday ?? again) !== undefined };
};

type Diary = ReturnType<typeof useDiary>;
type Titles = ReturnType<typeof useTitles>;

const ofType = (filter: SeenView['filter']) => (title: MarkedTitle) =>
  filter === 'all' || mediaTypeOf(title) === filter;

/** What each title was rated on its lines. */
const ratingsIn = (entries: readonly DiaryEntry[]) => {
  const ratings = new Map<TitleKey, number[]>();
  for (const { title, rating } of entries)
    if (rating !== undefined) ratings.set(titleKey(title), [...(ratings.get(titleKey(title)) ?? []), rating]);
  return (title: TitleRef): readonly number[] => ratings.get(titleKey(title)) ?? [];
};

/** What a look says that has nothing, where the other one has something, and the way there. */
const noneIn = (isByDay: boolean, choose: ReturnType<typeof useSeenChoice>['choose']) => ({
  isOn: true,
  none: isByDay ? 'Nothing is marked as seen yet.' : 'No title is seen as a whole yet.',
  label: isByDay ? 'Show titles' : 'Show days',
  act: () => choose({ look: isByDay ? 'grid' : 'days' }),
});

/** The titles of both looks: those of the lines, by day; else those that are seen, rated or noted. */
const useTitles = ({ marks, entries, shown, isNarrowed }: Diary, choice: ListChoice<SeenView>) => {
  const { look, filter, only, sort, isAscending } = choice;
  const isByDay = look === 'days';
  const language = useTitleLanguage();
  const all = useMemo(() => (isByDay ? titlesIn(entries) : seenAmong(marks)), [isByDay, entries, marks]);
  const titles = useMemo(() => {
    if (isByDay) return titlesIn(shown).filter(ofType(filter));
    const keys = new Set(shown.map(({ title }) => titleKey(title)));
    const left = isNarrowed ? all.filter((title) => keys.has(titleKey(title))) : all;
    return viewSeen(left, { filter, only, sort, isAscending, language });
  }, [isByDay, all, shown, isNarrowed, filter, only, sort, isAscending, language]);
  const ratings = useMemo(() => (isByDay ? ratingsIn(shown) : undefined), [isByDay, shown]);
  return { all, titles, ratingsOf: ratings };
};

/** The source of the list: in the look by day the lines of what is left are drawn, and only their type is chosen. */
const sourceOf = (
  diary: Diary,
  { choice, choose, choosing }: ReturnType<typeof useSeenChoice>,
  { all, titles, ratingsOf }: Titles,
) => {
  const isByDay = choice.look === 'days';
  const selects = choosing.selects.filter(({ label }) => DAY_FIELDS.includes(label));
  return {
    name: 'Diary',
    place: 'seen' as const,
    all,
    titles,
    isEmpty: diary.entries.length === 0 && seenAmong(diary.marks).length === 0,
    ...(ratingsOf && { ratingsOf }),
    newestFirst: isByDay ? asTheyAre : newestFirst,
    kind: KIND,
    choosing: isByDay ? { ...choosing, selects } : choosing,
    type: choice.filter,
    filters: DIARY_FILTERS,
    isSeldomChecked: true,
    draw: isByDay
      ? (left: readonly MarkedTitle[]) => <DiaryDays all={diary.entries} entries={diary.shown} titles={left} />
      : undefined,
    other:
      all.length === 0
        ? noneIn(isByDay, choose)
        : {
            isOn: titles.length < all.length,
            none: 'Nothing matches.',
            label: 'Show all of it',
            act: () => choose({ filter: DEFAULT_SEEN_VIEW.filter, only: DEFAULT_SEEN_VIEW.only }),
          },
  };
};

const useSeenChoice = () => useListChoice(SEEN_FIELDS, looksAt(useLocation().pathname));

/** What the visitor has seen, day by day or as titles (product.md, Diary: looks). */
export function DiaryScreen() {
  const diary = useDiary();
  const chosen = useSeenChoice();
  const year = yearOfDay(dayOf(useApp().clock.now()));
  const { look, sort, isAscending } = chosen.choice;
  const isByDay = look === 'days';
  const { all, ...others } = useTitles(diary, chosen.choice);
  const language = useTitleLanguage();
  return (
    <ListScreen
      source={sourceOf(diary, chosen, { all, ...others })}
      value={isByDay ? <DiaryCount entries={diary.entries} /> : undefined}
      act={
        <ButtonLink to={yearPath(year)} variant="primary" icon={ICONS.star}>
          {`Your ${year}`}
        </ButtonLink>
      }
      texts={TEXTS}
      titlesOf={() => (isByDay ? all : viewSeen(all, { ...DEFAULT_SEEN_VIEW, sort, isAscending, language }))}
    />
  );
}
