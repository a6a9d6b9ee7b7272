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

/** A marked title in the grid. It shows when the title was seen, where other cards show the year. */
function SeenCard({ title }: { readonly title: MarkedTitle }) {
  return (
    <StoredCard
      title={title}
      heading="h2"
      use="grid"
      facts={[seenText(title)]}
      actions={bothLists(title)}
      mark={title}
      isRated={false}
    />
  );
}

const drawCard = (title: MarkedTitle) => <SeenCard title={title} />;

/** A marked title in the list look, with the visitor's own rating and note (product.md, Seen and rated: facts). */
function SeenLine({ title }: { readonly title: MarkedTitle }) {
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

const drawLine = (title: MarkedTitle) => <SeenLine title={title} />;

/** Any number of marked titles, as cards or as lines. */
export function SeenTitles({ label, look, titles }: SeenTitlesProps) {
  const items = { label, items: titles, keyOf: titleKey };
  return (
    <>
      <SelectionBar titles={titles} place="seen" />
      <PrintedList lines={() => titles.map((title) => printedTitle(title, title.note))} />
      {look === 'grid' ? (
        <LongGrid {...items} draw={drawCard} />
      ) : (
        <LongList {...items} draw={drawLine} className={saved.list} />
      )}
    </>
  );
}
