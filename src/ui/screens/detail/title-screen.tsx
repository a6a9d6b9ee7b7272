import { useRef, useState } from 'react';
import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { Loadable } from '#application/queries/loadable-query.ts';
import type { TitleParts } from '#application/queries/title-query.ts';
import type { TitleExtra } from '#domain/details/title-extra.ts';
import { mayHide } from '#domain/library/may-hide.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { titleName } from '#domain/title.ts';
import { TitleRow } from '../../components/card/title-row.tsx';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { SectionFailure } from '../../components/feedback/section-failure.tsx';
import { FranchiseRow } from '../../components/franchise/franchise-row.tsx';
import { Gliding } from '../../components/hiding/gliding.tsx';
import { HidingBar } from '../../components/hiding/hiding-bar.tsx';
import { useHiddenTitles } from '../../components/hiding/use-hidden-titles.ts';
import { useHides } from '../../components/hiding/use-hides.ts';
import { useTitlesOf } from '../../components/hiding/use-titles-of.ts';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useRequestUrl } from '../../components/watch/use-request-url.ts';
import { useApp } from '../../hooks/app-context.ts';
import { lateComponent, Nothing } from '../../hooks/code/late-component.tsx';
import { useHistoryKey } from '../../hooks/history/use-history-key.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useActiveQuery, useQuery } from '../../hooks/use-query.ts';
import { Cast } from './cast.tsx';
import { ExtrasPlace } from './extras-place.tsx';
import { NearPlace } from './near-place.tsx';
import { NextPlace } from './seasons/next-place.tsx';
import { ShowSeasons } from './seasons/show-seasons.tsx';
import { TitleArticle } from './title-article.tsx';
import styles from './title-screen.module.css';
import watchPlaceStyles from './watch-place.module.css';

interface TitleScreenProps {
  readonly id: TitleId;
}

interface TitleRowsProps {
  readonly id: TitleId;
  readonly parts: Pick<TitleParts, 'similar' | 'recommendations'>;
}

/** What is like a title (product.md, Detail: rows), without what the visitor hides (product.md, Hiding: rows). */
function TitleRows({ id, parts: { similar, recommendations } }: TitleRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  const [hides] = useHides();
  const all = useTitlesOf([similar, recommendations]);
  const titles = useHiddenTitles({ titles: all, hides, visit: similar });
  const { hidden } = titles;
  const isOffered = useLibrary(mayHide) && all.length > 0;
  const recommended = id.media_type === 'tv' ? 'Recommended Shows' : 'Recommended Movies';
  return (
    <div ref={rows} className={styles.rows}>
      <Gliding hidden={hidden} root={rows}>
        <TitleRow title="More Like This" query={similar} hidden={hidden} />
        <TitleRow title={recommended} query={recommendations} hidden={hidden} />
      </Gliding>
      {isOffered && <HidingBar titles={titles} />}
    </div>
  );
}

const { Component: WhereToWatch } = lateComponent(() => import('./watch/where-to-watch.tsx'), 'WhereToWatch', Nothing);

/** The place of where a title can be watched. Its code comes when it is near, and nothing moves then (product.md, Where to watch: asked). */
function WatchPlace({ id }: { readonly id: TitleId }) {
  return (
    <NearPlace className={useRequestUrl() ? watchPlaceStyles.request : watchPlaceStyles.place}>
      <WhereToWatch id={id} />
    </NearPlace>
  );
}

/**
 * The five parts of a title, loaded side by side. A part that fails shows that in its own place, and the others stay.
 */
export function TitleScreen({ id }: TitleScreenProps) {
  const { queries } = useApp();
  const { parts } = queries.title(useHistoryKey(), id);
  const details = useQuery(parts.details);
  const credits = useQuery(parts.credits);
  const [extra, setExtra] = useState<TitleExtra>();
  const title = details.status === 'loaded' ? details.value : undefined;
  // The videos are not shown yet, but Watch Now should not have to wait. The rows request their own parts.
  useActiveQuery(parts.videos);

  const head = useRef<HTMLDivElement>(null);
  const retry = useInPlace(head)(() => parts.details.retry());

  if (details.status === 'failed' && details.error.type === 'not_found') return <NotFound />;
  return (
    <>
      <TitleMeta details={details} />
      <div ref={head} tabIndex={-1} className={styles.head}>
        {details.status === 'failed' ? (
          <SectionFailure section="Details" heading="h1" error={details.error} onRetry={retry} />
        ) : (
          <TitleArticle {...{ details, credits, extra }} videos={parts.videos} next={<NextPlace id={id} />} />
        )}
      </div>
      <div className={styles.stack}>
        <WatchPlace id={id} />
        {title?.media_type === 'tv' && <ShowSeasons title={title} />}
        <Cast credits={credits} onRetry={() => parts.credits.retry()} />
        {title?.franchise && <FranchiseRow franchise={title.franchise} title={title} />}
        <TitleRows id={id} parts={parts} />
        {title && <ExtrasPlace title={title} videos={parts.videos} onKnown={setExtra} />}
      </div>
    </>
  );
}

/** The page's name and description for the tab and for search engines. */
function TitleMeta({ details }: { readonly details: Loadable<TitleDetails> }) {
  if (details.status === 'failed') return <PageMeta title="Failed to Load Details, Matinee" />;
  if (details.status === 'loading') return <PageMeta title="Matinee" />;
  const { overview } = details.value;
  const title = `${titleName(details.value)}, Matinee`;
  return overview ? <PageMeta title={title} description={overview} /> : <PageMeta title={title} />;
}
