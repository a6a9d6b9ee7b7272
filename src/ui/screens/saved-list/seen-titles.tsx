import { useCallback } from 'react';
import { formatLongDate } from '#domain/format/format-long-date.ts';
import { goneText } from '#domain/format/gone-text.ts';
import { printedTitle } from '#domain/format/printed-title.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { isSeen, type MarkedTitle, RATING_MAX } from '#domain/library/mark.ts';
import { seenDayOf } from '#domain/library/seen-day.ts';
import { mediaTypeOf, titleKey } from '#domain/title.ts';
import { SavedToggle } from '../../components/card/saved-toggle.tsx';
import { StoredCard } from '../../components/card/stored-card.tsx';
import { ListLine } from '../../components/list/list-line.tsx';
import { LongGrid, LongList } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { Selectable } from '../../components/list/selecting/selectable.tsx';
import { SelectionBar } from '../../components/list/selecting/selection-bar.tsx';
import type { ListLook } from '../../components/list/view-toggle.tsx';
import { useShowProgress } from '../../components/up-next/use-show-progress.ts';
import { dateOrTba } from './added-text.ts';
import line from '../../components/list/list-line.module.css';
import saved from './saved-titles.module.css';

interface SeenTitlesProps {
  readonly label: string;
  readonly look: ListLook;
  readonly titles: readonly MarkedTitle[];
}

const bothLists = (title: MarkedTitle) => (
  <Selectable title={title}>
    <SavedToggle list="watchlist" title={title} />
    <SavedToggle list="favorites" title={title} />
  </Selectable>
);

/** When a title was seen (product.md, Seen and rated: facts); undefined where it is not marked as seen. */
const seenText = (title: MarkedTitle): string | undefined => {
  if (!isSeen(title)) return undefined;
  const day = formatLongDate(seenDayOf(title.seenAt));
  return day ? `Seen ${day}` : 'Seen some time';
};

interface SeenItemProps {
  readonly title: MarkedTitle;
  /** How much of a show was seen, where it is known (product.md, Up next: cards). */
  readonly progress: string | undefined;
}

/** A marked title in the grid. It shows when the title was seen, where other cards show the year. */
function SeenCard({ title, progress }: SeenItemProps) {
  return (
    <StoredCard
      title={title}
      heading="h2"
      use="grid"
      facts={[progress, seenText(title)]}
      actions={bothLists(title)}
      mark={title}
      isRated={false}
    />
  );
}

/** A marked title in the list look, with the visitor's own rating and note (product.md, Seen and rated: facts). */
function SeenLine({ title, progress }: SeenItemProps) {
  const seen = seenText(title);
  return (
    <div className={`${line.line} ${line.fixed}`}>
      <ListLine
        title={title}
        rating={<OwnRating title={title} />}
        facts={
          <>
            <span>{typeLabel(mediaTypeOf(title))}</span>
            <span>{goneText(title) ?? dateOrTba(title)}</span>
            {seen && <span>{seen}</span>}
            {progress && <span>{progress}</span>}
          </>
        }
        text={title.note}
        actions={bothLists(title)}
      />
    </div>
  );
}

function OwnRating({ title: { rating } }: { readonly title: MarkedTitle }) {
  if (rating === undefined) return null;
  return (
    <b role="img" aria-label={`Your rating ${rating} of ${RATING_MAX}`}>
      {`${rating}/${RATING_MAX}`}
    </b>
  );
}

/** Any number of marked titles, as cards or as lines. */
export function SeenTitles({ label, look, titles }: SeenTitlesProps) {
  const progressOf = useShowProgress();
  const draw = useCallback(
    (title: MarkedTitle) => {
      const seen = { title, progress: progressOf(title) };
      return look === 'grid' ? <SeenCard {...seen} /> : <SeenLine {...seen} />;
    },
    [look, progressOf],
  );
  const items = { label, items: titles, keyOf: titleKey, draw };
  return (
    <>
      <SelectionBar titles={titles} place="seen" />
      <PrintedList lines={() => titles.map((title) => printedTitle(title, title.note))} />
      {look === 'grid' ? <LongGrid {...items} /> : <LongList {...items} className={saved.list} />}
    </>
  );
}
