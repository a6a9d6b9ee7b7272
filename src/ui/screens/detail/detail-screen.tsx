import { useRef, useState, useEffect, type ComponentProps, type RefObject } from 'react';
import { useParams } from 'react-router-dom';
import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { Loadable, LoadableQuery } from '#application/queries/loadable-query.ts';
import type { TitleParts } from '#application/queries/queries.ts';
import { castShown, countPeople, type CastMember, type Credits } from '#domain/credits.ts';
import type { TitleExtra } from '#domain/details/title-extra.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { mayHide } from '#domain/library/may-hide.ts';
import { personPath } from '#domain/person.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { titleKey, titleName } from '#domain/title.ts';
import { playableVideos, type Video } from '#domain/video.ts';
import { CardRow } from '../../components/card/card-row.tsx';
import { TitleRow } from '../../components/card/title-row.tsx';
import { SectionFailure } from '../../components/feedback/failure.tsx';
import { NotFound } from '../../components/feedback/not-found.tsx';
import { Button } from '../../components/form/button.tsx';
import { FranchiseRow } from '../../components/franchise/franchise-row.tsx';
import { Gliding } from '../../components/hiding/gliding.tsx';
import { HidingBar } from '../../components/hiding/hidden-note.tsx';
import { useHiddenTitles } from '../../components/hiding/use-hidden-titles.ts';
import { useHides } from '../../components/hiding/use-hides.ts';
import { useTitlesOf } from '../../components/hiding/use-titles-of.ts';
import { classNames } from '../../components/page/class-names.ts';
import { Link } from '../../components/page/link.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Section } from '../../components/page/section.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { useRequestUrl } from '../../components/watch/use-request-url.ts';
import { useApp } from '../../hooks/app-context.ts';
import { latePart } from '../../hooks/code/late-component.tsx';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { findTitleId } from '../../hooks/find-title-id.ts';
import { useHistoryKey } from '../../hooks/history/use-history-key.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useActiveQuery, useQuery } from '../../hooks/use-query.ts';
import { NearPlace } from './near-place.tsx';
import { NextPlace } from './seasons/next-place.tsx';
import { ShowSeasons } from './seasons/show-seasons.tsx';
import { TitleArticle } from './title-article.tsx';
import castStyles from './cast.module.css';
import roomStyles from './extras-place.module.css';
import styles from './title-screen.module.css';
import watchPlaceStyles from './watch-place.module.css';

interface CastProps {
  readonly credits: Loadable<Credits>;
  readonly onRetry: () => void;
}

const load = () => import('./people/people-dialog.tsx');

/** Opens the whole cast and crew (product.md, Detail: whole cast). Its place is as high before it comes, so that nothing moves. */
function SeeAll({ credits }: Pick<CastProps, 'credits'>) {
  const { module, open, close } = useLateDialog(load);
  const known = credits.status === 'loaded' ? credits.value : undefined;
  const count = known ? countPeople(known) : 0;
  if (!known || count === castShown(known).length) return <span className={castStyles.seeAllPlace} />;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={open}>
        {`See all ${formatCount(count)}`}
      </Button>
      {module && <module.PeopleDialog credits={known} onClose={close} />}
    </>
  );
}

/** The first 12 cast members that have a photo (product.md, Detail: cast). A failure of the credits is shown here. */
function Cast({ credits, onRetry }: CastProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const cast = credits.status === 'loaded' ? castShown(credits.value) : undefined;
  const inPlace = useInPlace(heading);
  if (credits.status === 'loaded' && countPeople(credits.value) === 0) return null;
  return (
    <Section title="Cast" headingRef={heading} arrows={<SeeAll credits={credits} />}>
      {credits.status === 'failed' ? (
        <SectionFailure section="Credits" heading="h3" error={credits.error} onRetry={inPlace(onRetry)} />
      ) : cast?.length === 0 ? (
        <p className={castStyles.none}>Nobody in it has a photo.</p>
      ) : (
        <div className={castStyles.cast}>
          <CardRow label="Cast" busy={!cast}>
            {cast?.map((member) => <CastMemberCard key={member.id} member={member} />) ?? <CastSkeleton />}
          </CardRow>
        </div>
      )}
    </Section>
  );
}

const PLACES = Array.from({ length: 12 }, (_, place) => place);

/** Placeholders for the twelve portraits. */
function CastSkeleton() {
  return PLACES.map((place) => (
    <li key={place} className={castStyles.member} aria-hidden="true">
      <Placeholder className={castStyles.portraitPlaceholder} />
      <Placeholder className={castStyles.namePlaceholder} />
    </li>
  ));
}

/** An actor and the character. The card opens `/person/{id}`. */
function CastMemberCard({ member }: { readonly member: CastMember }) {
  return (
    <li className={castStyles.member}>
      <Link className={castStyles.link} to={personPath(member)}>
        <Poster className={castStyles.portrait} path={member.profile_path} use="portrait" />
        <b className={castStyles.name} dir="auto">
          {member.name}
        </b>
      </Link>
      {member.character && (
        <span className={castStyles.role} dir="auto">
          {member.character}
        </span>
      )}
    </li>
  );
}

const TitleExtras = latePart(() => import('./extras/title-extras.tsx'), 'TitleExtras');

/** All that is above the window counts as within it. */
const ABOVE = '1000000px 0px 0px';

/** Whether what follows this element may move, once that is asked: it is below the window, or the visitor has pressed something. */
const useMayMove = (end: RefObject<Element | null>, isAsked: boolean): boolean => {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!isAsked || isFree || !end.current) return undefined;
    const observer = new IntersectionObserver((entries) => setFree(entries.at(-1)?.isIntersecting === false), {
      // Named, for a margin around the default root counts for nothing in a frame.
      root: document,
      rootMargin: ABOVE,
    });
    observer.observe(end.current);
    const left = new AbortController();
    for (const press of ['click', 'keyup'])
      document.addEventListener(press, () => setFree(true), { signal: left.signal, passive: true });
    return () => {
      observer.disconnect();
      left.abort();
    };
  }, [end, isAsked, isFree]);
  return isFree;
};

/** Room for what is to be expected: pictures where there is one, videos as far as they are known, and dates. */
const useRoom = (
  { backdrop_path, media_type, next_episode }: TitleDetails,
  videos: LoadableQuery<readonly Video[]>,
): string => {
  const state = useQuery(videos);
  const hasVideos = state.status === 'loading' || (state.status === 'loaded' && playableVideos(state.value).length > 0);
  return classNames(
    roomStyles.room,
    hasVideos && roomStyles.videos,
    backdrop_path !== null && roomStyles.pictures,
    (media_type === 'movie' || next_episode) && roomStyles.dates,
  );
};

/**
 * The place of a title's videos, pictures and keywords, below all else (product.md, Detail: extras). It has room for all of it. What was
 * not needed of it is given back where that is not seen, else with the visitor's next press: the footer does not move by itself.
 */
function ExtrasPlace({ title, videos, onKnown }: Omit<ComponentProps<typeof TitleExtras>, 'onSettled'>) {
  const end = useRef<HTMLDivElement>(null);
  const [isSettled, setSettled] = useState(false);
  const isFree = useMayMove(end, isSettled);
  const room = useRoom(title, videos);
  return (
    <NearPlace className={isFree ? undefined : room}>
      <TitleExtras title={title} videos={videos} onKnown={onKnown} onSettled={() => setSettled(true)} />
      <div ref={end} />
    </NearPlace>
  );
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
  return (
    <div ref={rows} className={styles.rows}>
      <Gliding hidden={hidden} root={rows}>
        <TitleRow title="More Like This" query={similar} hidden={hidden} />
        <TitleRow
          title={`Recommended ${id.media_type === 'tv' ? 'Shows' : 'Movies'}`}
          query={recommendations}
          hidden={hidden}
        />
      </Gliding>
      {isOffered && <HidingBar titles={titles} />}
    </div>
  );
}

const WhereToWatch = latePart(() => import('./watch/where-to-watch.tsx'), 'WhereToWatch');

/** The place of where a title can be watched. Its code comes when it is near, and nothing moves then (product.md, Where to watch: asked). */
function WatchPlace({ id }: { readonly id: TitleId }) {
  return (
    <NearPlace className={useRequestUrl() ? watchPlaceStyles.request : watchPlaceStyles.place}>
      <WhereToWatch id={id} />
    </NearPlace>
  );
}

/** The five parts of a title, loaded side by side. A part that fails shows that in its own place, and the others stay. */
export function TitleScreen({ id }: { readonly id: TitleId }) {
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
  return <PageMeta title={`${titleName(details.value)}, Matinee`} description={details.value.overview} />;
}

/** The screen at `/{explore}/{id}`: one movie or show (product.md, Detail: facts). */
export function DetailScreen() {
  const { explore, id } = useParams();
  const entry = useHistoryKey();
  const title = findTitleId(explore, id);
  // The key is needed: with another stream, one render would still show the title before.
  return title ? <TitleScreen key={`${entry} ${titleKey(title)}`} id={title} /> : <NotFound />;
}
