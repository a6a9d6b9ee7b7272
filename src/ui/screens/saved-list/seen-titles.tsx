import { goneText } from '#domain/format/gone-text.ts';
import { printedTitle } from '#domain/format/printed-title.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { type MarkedTitle, RATING_MAX } from '#domain/library/mark.ts';
import { mediaTypeOf, titleKey, titleName, titlePath } from '#domain/title.ts';
import { SavedToggle } from '../../components/card/saved-toggle.tsx';
import { StoredCard } from '../../components/card/stored-card.tsx';
import { LongGrid, LongList } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import type { ListLook } from '../../components/list/view-toggle.tsx';
import { Leader } from '../../components/page/leader.tsx';
import { Link } from '../../components/page/link.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { dateOrTba } from './added-text.ts';
import { seenText } from './seen-text.ts';
import styles from './saved-line.module.css';
import saved from './saved-titles.module.css';

interface SeenTitlesProps {
  readonly label: string;
  readonly look: ListLook;
  readonly titles: readonly MarkedTitle[];
}

/** A marked title in the grid. It shows when the title was seen, where other cards show the year. */
function SeenCard({ title }: { readonly title: MarkedTitle }) {
  const actions = (
    <>
      <SavedToggle list="watchlist" title={title} />
      <SavedToggle list="favorites" title={title} />
    </>
  );
  return (
    <StoredCard
      title={title}
      heading="h2"
      use="grid"
      facts={[seenText(title)]}
      actions={actions}
      mark={title}
      isRated={false}
    />
  );
}

const drawCard = (title: MarkedTitle) => <SeenCard title={title} />;

/** A marked title in the list look, with the visitor's own rating and note (product.md, Seen and rated: facts). */
function SeenLine({ title }: { readonly title: MarkedTitle }) {
  const { library } = useApp();
  const record = () => library.recordView.execute(title);
  const path = titlePath(title);
  const seen = seenText(title);
  return (
    <div className={styles.line}>
      <Link to={path} tabIndex={-1} aria-hidden="true" onClick={record}>
        <Poster className={styles.poster} path={title.poster_path ?? null} use="line" />
      </Link>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.title} dir="auto">
            <Link to={path} onClick={record}>
              {titleName(title)}
            </Link>
          </h2>
          <Leader className={styles.leader} />
          <OwnRating title={title} />
        </div>
        <p className={styles.meta}>
          <span>{typeLabel(mediaTypeOf(title))}</span>
          <span>{goneText(title) ?? dateOrTba(title)}</span>
          {seen && <span>{seen}</span>}
        </p>
        <p className={styles.text} dir="auto">
          {title.note}
        </p>
      </div>
      <div className={styles.actions}>
        <SavedToggle list="watchlist" title={title} />
        <SavedToggle list="favorites" title={title} />
      </div>
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
      <PrintedList lines={() => titles.map((title) => printedTitle(title, title.note))} />
      {look === 'grid' ? (
        <LongGrid {...items} draw={drawCard} />
      ) : (
        <LongList {...items} draw={drawLine} className={saved.list} />
      )}
    </>
  );
}
