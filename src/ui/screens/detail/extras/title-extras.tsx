import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Loadable, LoadableQuery } from '#application/queries/loadable-query.ts';
import type { TitleExtra } from '#domain/details/title-extra.ts';
import { filteredListingPath } from '#domain/discovery/filtered-listing-path.ts';
import type { TitleDetails, NamedId } from '#domain/title-details.ts';
import { titleName, type MediaType } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';
import { Button } from '../../../components/form/button.tsx';
import { classNames } from '../../../components/page/class-names.ts';
import { Link } from '../../../components/page/link.tsx';
import { Section } from '../../../components/page/section.tsx';
import { WatchFailure } from '../../../components/watch/watch-failure.tsx';
import { useApp } from '../../../hooks/app-context.ts';
import { useRetriedModule } from '../../../hooks/code/use-retried-module.ts';
import { useQuery } from '../../../hooks/use-query.ts';
import { Pictures } from './pictures.tsx';
import { ReleaseDays } from './release-days.tsx';
import { Videos } from './videos.tsx';
import styles from './title-extras.module.css';

const FAILURE = 'More about this could not be loaded.';

interface TitleExtrasProps {
  readonly title: TitleDetails;
  readonly videos: LoadableQuery<readonly Video[]>;
  /** Called with what is shown in other places of the page. */
  readonly onKnown: (extra: TitleExtra) => void;
  /** Called once all is there that will be. */
  readonly onSettled: () => void;
}

interface AskedProps extends Omit<TitleExtrasProps, 'videos'> {
  readonly query: LoadableQuery<TitleExtra>;
  /** Makes an action keep the focus in the place. */
  readonly onStay: (act: () => void) => () => void;
}

interface KeywordsProps {
  readonly mediaType: MediaType;
  readonly keywords: readonly NamedId[];
}

const AT_FIRST = 30;

/** What the title is about; each word leads to the titles that have it too (product.md, Detail: keywords). */
function Keywords({ mediaType, keywords }: KeywordsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  if (keywords.length === 0) return null;
  const showAll = () => {
    // Renders at once, so that the focus can go on to the first of the others.
    flushSync(() => setWhole(true));
    list.current?.querySelectorAll('a')[AT_FIRST]?.focus();
  };
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
        <Button size="small" className={styles.all} onClick={showAll}>
          Show all
        </Button>
      )}
    </Section>
  );
}

/** What is asked for late. */
function Asked({ title, query, onKnown, onSettled, onStay }: AskedProps) {
  const state = useQuery(query);
  const tell = useEffectEvent((now: Loadable<TitleExtra>) => {
    if (now.status === 'loading') return;
    if (now.status === 'loaded') onKnown(now.value);
    onSettled();
  });
  useEffect(() => tell(state), [state]);
  if (state.status === 'loading') return null;
  if (state.status === 'failed') {
    const isNone = state.error.type === 'not_found';
    return !isNone && <WatchFailure text={FAILURE} onRetry={onStay(() => query.retry())} />;
  }
  const { pictures, keywords, releases } = state.value;
  return (
    <>
      <Pictures name={titleName(title)} pictures={pictures} />
      <Keywords mediaType={title.media_type} keywords={keywords} />
      <ReleaseDays title={title} releases={releases} />
    </>
  );
}

/** A title's videos, pictures, keywords and dates (product.md, Detail: extras). */
export function TitleExtras({ title, videos, onKnown, onSettled }: TitleExtrasProps) {
  const { library } = useApp();
  const { module: titles, retry } = useRetriedModule(() => library.open('titles'));
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is about to disappear: the focus stays in the place.
  const stay = (act: () => void) => () => {
    place.current?.focus();
    act();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.extras}>
      <Videos name={titleName(title)} videos={videos} />
      {retry && <WatchFailure text={FAILURE} onRetry={stay(retry)} />}
      {titles && <Asked {...{ title, onKnown, onSettled }} query={titles.queries.extrasOf(title)} onStay={stay} />}
    </div>
  );
}
