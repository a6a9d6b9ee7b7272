import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import type { TitleExtra } from '#domain/details/title-extra.ts';
import { filteredListingPath } from '#domain/discovery/filtered-listing-path.ts';
import type { TitleDetails, NamedId } from '#domain/title-details.ts';
import { titleName, type MediaType } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';
import { ShortFailure } from '../../../components/feedback/short-failure.tsx';
import { Button } from '../../../components/form/button.tsx';
import { classNames } from '../../../components/page/class-names.ts';
import { Link } from '../../../components/page/link.tsx';
import { Section } from '../../../components/page/section.tsx';
import { type AskedLate, useLateQuery } from '../../../hooks/code/use-late-query.ts';
import { useGoOn } from '../../../hooks/focus/use-go-on.ts';
import { useInPlace } from '../../../hooks/use-in-place.ts';
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

interface KeywordsProps {
  readonly mediaType: MediaType;
  readonly keywords: readonly NamedId[];
}

const AT_FIRST = 30;

/** What the title is about; each word leads to the titles that have it too (product.md, Detail: keywords). */
function Keywords({ mediaType, keywords }: KeywordsProps) {
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
          <ReleaseDays title={title} releases={asked.value.releases} />
        </>
      )}
    </div>
  );
}
