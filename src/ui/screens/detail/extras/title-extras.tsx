import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import { addressOf } from '#domain/addresses/screens.ts';
import { calendarEntries, datesOfMovie } from '#domain/calendar/calendar-entries.ts';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { datesText, nextEpisodeText } from '#domain/calendar/calendar-texts.ts';
import { releasesIn } from '#domain/calendar/compose-releases.ts';
import { daysOfShow, type KnownDays } from '#domain/calendar/known-days.ts';
import { dayOf, type CalendarDay } from '#domain/days/calendar-day.ts';
import type { TitleExtra, TitlePicture } from '#domain/details/title-extra.ts';
import { countryName } from '#domain/discovery/countries.ts';
import { filteredListingPath } from '#domain/discovery/filtered-listing-path.ts';
import type { TitleDetails, NamedId } from '#domain/title-details.ts';
import { titleName, type MediaType } from '#domain/title.ts';
import { type Video, playableVideos } from '#domain/video.ts';
import { CalendarFileButton } from '../../../components/calendar/calendar-file-button.tsx';
import { useVeiledEntries } from '../../../components/calendar/use-veiled-entries.ts';
import { CardRow } from '../../../components/card/card-row.tsx';
import { RowArrows } from '../../../components/card/row-arrows.tsx';
import { useRowScroll } from '../../../components/card/use-row-scroll.ts';
import { ShortFailure } from '../../../components/feedback/short-failure.tsx';
import { Button } from '../../../components/form/button.tsx';
import { Icon } from '../../../components/form/icon.tsx';
import { ICONS } from '../../../components/form/icons.ts';
import { classNames } from '../../../components/page/class-names.ts';
import { Hidden } from '../../../components/page/hidden.tsx';
import { Link } from '../../../components/page/link.tsx';
import { Section } from '../../../components/page/section.tsx';
import { NoImage } from '../../../components/picture/no-image.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { textAttributes } from '../../../components/title/text-attributes.ts';
import { useWatch } from '../../../components/watch/use-watch.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useLateDialog } from '../../../hooks/code/use-late-dialog.ts';
import { type AskedLate, useLateQuery } from '../../../hooks/code/use-late-query.ts';
import { useGoOn } from '../../../hooks/focus/use-go-on.ts';
import { useInPlace } from '../../../hooks/use-in-place.ts';
import { useQuery } from '../../../hooks/use-query.ts';
import dayStyles from './release-days.module.css';
import styles from './title-extras.module.css';
import wideStyles from './wide-card.module.css';

interface ExtraRowProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Draws what is in a button. */
  readonly draw: (item: Item, index: number) => ReactNode;
  readonly onOpen: (item: Item, index: number) => void;
}

/** Of hundreds, the first are shown, and as many again with each press. */
const DRAWN_AT_FIRST = 24;

/** A row of wide cards that are pressed; absent where there is none. */
function ExtraRow<Item>({ title, items, keyOf, draw, onOpen }: ExtraRowProps<Item>) {
  const [place, goOn] = useGoOn<HTMLDivElement>('li > button');
  const { attach, ...scroll } = useRowScroll();
  const [count, setCount] = useState(DRAWN_AT_FIRST);
  if (items.length === 0) return null;
  return (
    <div ref={place} className={styles.place}>
      <Section title={title} arrows={<RowArrows title={title} {...scroll} />}>
        <CardRow label={title} ref={attach} stops="button">
          {items.slice(0, count).map((item, index) => (
            <li key={keyOf(item)}>
              <button
                type="button"
                className={wideStyles.card}
                aria-haspopup="dialog"
                onClick={() => onOpen(item, index)}
              >
                {draw(item, index)}
              </button>
            </li>
          ))}
          {items.length > count && (
            <li className={styles.more}>
              <Button onClick={() => goOn(count, () => setCount(count + DRAWN_AT_FIRST))}>
                Show more<Hidden>{` ${title.toLowerCase()}`}</Hidden>
              </Button>
            </li>
          )}
        </CardRow>
      </Section>
    </div>
  );
}

interface VideosProps {
  /** The name of the title. */
  readonly name: string;
  readonly videos: LoadableQuery<readonly Video[]>;
}

const loadTrailer = () => import('../../../components/trailer/trailer-dialog.tsx');

const drawVideo = ({ name, name_language, type }: Video) => (
  <>
    <span className={wideStyles.screen}>
      <Icon path={ICONS.play} className={wideStyles.play} />
    </span>
    <span className={wideStyles.name} {...textAttributes(name, name_language)}>
      {name}
    </span>
    <span className={wideStyles.type} dir="auto">
      {type}
    </span>
  </>
);

/** All videos that can be played here; each opens the trailer's dialog (product.md, Detail: videos). */
function Videos({ name, videos }: VideosProps) {
  const state = useQuery(videos);
  const [first, setFirst] = useState<string>();
  const { module, open, close } = useLateDialog(loadTrailer);
  const play = ({ key }: Video) => {
    setFirst(key);
    open();
  };
  const playable = state.status === 'loaded' ? playableVideos(state.value) : [];
  return (
    <>
      <ExtraRow title="Videos" items={playable} keyOf={({ key }) => key} draw={drawVideo} onOpen={play} />
      {module && <module.TrailerDialog name={name} videos={videos} first={first} onClose={close} />}
    </>
  );
}

const load = () => import('./picture-dialog.tsx');

/** Stills and backdrops; each opens a dialog that leads through all of them (product.md, Detail: pictures). */
function Pictures({ name, pictures }: { readonly name: string; readonly pictures: readonly TitlePicture[] }) {
  // What it shows is not known.
  const altOf = (index: number) => `Picture ${index + 1} of ${name}`;
  const [first, setFirst] = useState(0);
  const { module, open, close } = useLateDialog(load);
  const look = (_: TitlePicture, index: number) => {
    setFirst(index);
    open();
  };
  const draw = ({ path }: TitlePicture, index: number) => (
    <span className={wideStyles.screen}>
      <Picture path={path} use="still" alt={altOf(index)} fallback={<NoImage isDecoration={false} />} />
    </span>
  );
  return (
    <>
      <ExtraRow title="Pictures" items={pictures} keyOf={({ path }) => path} draw={draw} onOpen={look} />
      {module && <module.PictureDialog {...{ pictures, first, altOf }} onClose={close} />}
    </>
  );
}

interface DaysLineProps {
  readonly title: TitleDetails;
  readonly text: string | undefined;
  /** What the calendar would have of the title. */
  readonly entries: readonly CalendarEntry[];
  readonly today: CalendarDay;
}

/** What is said of a title's days, with the way to the calendar; what is still to come can be taken along. */
function DaysLine({ title, text, entries, today }: DaysLineProps) {
  const coming = useVeiledEntries(entries).filter(({ day }) => day >= today);
  if (text === undefined) return null;
  return (
    <div className={dayStyles.days}>
      <p>{text}</p>
      <Link className={dayStyles.link} to={addressOf('calendar')}>
        Calendar
      </Link>
      {coming.length > 0 && <CalendarFileButton entries={coming} name={titleName(title)} />}
    </div>
  );
}

/**
 * The days on which a movie comes out in the country of 'Where to watch' (product.md, Calendar: title), and the next episode of a show
 * (product.md, Calendar files: next episode); absent where none is near.
 */
function ReleaseDays({ title, releases }: { readonly title: TitleDetails } & Pick<TitleExtra, 'releases'>) {
  const { clock } = useApp();
  const { region } = useWatch();
  const today = dayOf(clock.now());
  const entriesOf = (known: KnownDays) => calendarEntries(title, known, { region, today });
  if (title.media_type === 'tv') {
    const entries = entriesOf(daysOfShow(title, undefined, today));
    return <DaysLine {...{ title, entries, today }} text={nextEpisodeText(entries, today)} />;
  }
  if (region === undefined) return null;
  const dates = releasesIn(releases ?? {}, region);
  const text = datesText(datesOfMovie(title, dates, today), today);
  const inCountry = text === undefined ? undefined : `${text}, ${countryName(region)}`;
  return <DaysLine {...{ title, today }} text={inCountry} entries={entriesOf({ dates })} />;
}

const FAILURE = 'More about this could not be loaded.';

interface TitleExtrasProps {
  readonly title: TitleDetails;
  readonly videos: LoadableQuery<readonly Video[]>;
  /** Called with what is shown in other places of the page. */
  readonly onKnown: (extra: TitleExtra) => void;
  /** Called once all is there that will be. */
  readonly onSettled: () => void;
}

const AT_FIRST = 30;

/** What the title is about; each word leads to the titles that have it too (product.md, Detail: keywords). */
function Keywords({ mediaType, keywords }: { readonly mediaType: MediaType; readonly keywords: readonly NamedId[] }) {
  const [list, goOn] = useGoOn<HTMLUListElement>('a');
  const [isWhole, setWhole] = useState(false);
  if (keywords.length === 0) return null;
  return (
    <Section title="Keywords">
      <ul ref={list} className={classNames(styles.keywords, isWhole && styles.whole)} aria-label="Keywords">
        {keywords.slice(0, isWhole ? Infinity : AT_FIRST).map(({ id, name }) => (
          <li key={id}>
            <Link className={styles.keyword} to={filteredListingPath(mediaType, { keywords: [id] })} dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {!isWhole && keywords.length > AT_FIRST && (
        <Button size="small" className={styles.all} onClick={() => goOn(AT_FIRST, () => setWhole(true))}>
          Show all
        </Button>
      )}
    </Section>
  );
}

/** A title's videos, pictures, keywords and dates (product.md, Detail: extras). */
export function TitleExtras({ title, videos, onKnown, onSettled }: TitleExtrasProps) {
  const { asked, retry } = useLateQuery('titles', ({ queries }) => queries.extrasOf(title));
  const place = useRef<HTMLDivElement>(null);
  const inPlace = useInPlace(place);
  const tell = useEffectEvent((now: AskedLate<TitleExtra>) => {
    if (now.status === 'loading') return;
    if (now.status === 'loaded') onKnown(now.value);
    onSettled();
  });
  useEffect(() => tell(asked), [asked]);
  const name = titleName(title);
  const isFailed = asked.status === 'failed' && asked.error?.type !== 'not_found';
  return (
    <div ref={place} tabIndex={-1} className={styles.extras}>
      <Videos name={name} videos={videos} />
      {isFailed && <ShortFailure text={FAILURE} onRetry={inPlace(retry)} />}
      {asked.status === 'loaded' && (
        <>
          <Pictures name={name} pictures={asked.value.pictures} />
          <Keywords mediaType={title.media_type} keywords={asked.value.keywords} />
          <ReleaseDays {...asked.value} title={title} />
        </>
      )}
    </div>
  );
}
