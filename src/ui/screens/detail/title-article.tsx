import { type ReactNode, useId } from 'react';
import type { Loadable, LoadableQuery } from '#application/queries/loadable-query.ts';
import type { Credits } from '#domain/credits.ts';
import type { TitleExtra } from '#domain/details/title-extra.ts';
import { filteredListingPath } from '#domain/discovery/filtered-listing-path.ts';
import { countOf } from '#domain/format/format-count.ts';
import { formatRuntime } from '#domain/format/format-runtime.ts';
import { releaseYear } from '#domain/format/release-year.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { titleName, hasRating } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { classNames } from '../../components/page/class-names.ts';
import { type Fact, Facts } from '../../components/page/facts.tsx';
import { Hidden } from '../../components/page/hidden.tsx';
import { knownLines } from '../../components/page/known-lines.ts';
import { Link } from '../../components/page/link.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Ticket } from '../../components/page/ticket.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { ProviderRating } from '../../components/rating/provider-rating.tsx';
import { InEnglish } from '../../components/title/in-english.tsx';
import { textAttributes } from '../../components/title/text-attributes.ts';
import { TitleName } from '../../components/title/title-name.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { useMark } from '../../hooks/use-mark.ts';
import { LanguagePlace } from './language/language-place.tsx';
import { outsideLinks } from './links/outside-links.ts';
import { MarksPlace } from './marks-place.tsx';
import { TitleActions } from './title-actions.tsx';
import { TitleCredits } from './title-credits.tsx';
import { BodySkeleton, TicketSkeleton } from './title-skeleton.tsx';
import backdrop from './backdrop.module.css';
import linkStyles from './links/title-links.module.css';
import skeleton from './skeleton.module.css';
import styles from './title-article.module.css';
import ticket from './title-ticket.module.css';

const rating = (title: TitleDetails, mark: Mark | undefined) =>
  hasRating(title) && (
    <>
      <ProviderRating title={title} mark={mark} look="text" />{' '}
      {title.vote_count > 0 && <small>{countOf(title.vote_count, 'vote')}</small>}
    </>
  );

/** The year leads to the titles of that year (product.md, Detail: names). */
const yearLink = (title: TitleDetails) => {
  const text = releaseYear(title);
  if (text === undefined) return undefined;
  const year = Number(text);
  return (
    <Link className={ticket.year} to={filteredListingPath(title.media_type, { fromYear: year, toYear: year })}>
      {text}
    </Link>
  );
};

/** The facts of a title on the ticket. Unknown values are left out. */
const titleFacts = (title: TitleDetails, mark: Mark | undefined): readonly Fact[] =>
  knownLines([
    { label: 'Rating', value: rating(title, mark) },
    { label: 'Runtime', value: title.runtime && formatRuntime(title.runtime) },
    { label: 'Year', value: yearLink(title) },
    { label: 'Status', value: title.status && <bdi>{title.status}</bdi> },
  ]);

interface TitleLinksProps {
  readonly title: TitleDetails;
  /** IMDb's number, where it comes later than the details. */
  readonly imdbId: string | undefined;
}

/** The pages about a title elsewhere, in one line; absent where there is none (product.md, Detail: elsewhere). */
function TitleLinks({ title, imdbId }: TitleLinksProps) {
  const { isDemo } = useApp().catalogChoice;
  const links = outsideLinks(title, { imdbId, isDemo });
  if (links.length === 0) return null;
  return (
    <ul className={linkStyles.links} aria-label="Elsewhere">
      {links.map(({ name, href }) => (
        <li key={name}>
          <a className={linkStyles.link} href={href} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface TitleArticleProps {
  readonly details: Exclude<Loadable<TitleDetails>, { readonly status: 'failed' }>;
  readonly credits: Loadable<Credits>;
  readonly videos: LoadableQuery<readonly Video[]>;
  /** What comes later than the details: IMDb's number, and the age rating. */
  readonly extra: TitleExtra | undefined;
  /** What is next of a show, below its ticket. */
  readonly next: ReactNode;
}

/** What a part of the article is given of what it is about. */
type PartProps<Name extends keyof TitleArticleProps> = Pick<TitleArticleProps, Name> & { readonly title: TitleDetails };

const load = () => import('../../components/trailer/trailer-dialog.tsx');

/** Opens the trailer (product.md, Detail: actions), and adds the title to the viewing history. */
function WatchNow({ title, videos }: PartProps<'videos'>) {
  const { library } = useApp();
  const description = useId();
  const { module, open, close } = useLateDialog(load, 'Unable to load video content');
  const watch = () => {
    library.recordView.execute(title);
    open();
  };

  return (
    <>
      <Button
        variant="primary"
        icon={ICONS.play}
        solidIcon
        aria-haspopup="dialog"
        aria-describedby={description}
        onClick={watch}
      >
        Watch Now
      </Button>
      <span id={description} hidden>
        Plays the trailer
      </span>
      {module && <module.TrailerDialog name={titleName(title)} videos={videos} onClose={close} />}
    </>
  );
}

/** What stands below the name of a title: its tagline, and the ticket with the main facts and the button that opens the trailer. */
function TitleTop({ title, videos }: PartProps<'videos'>) {
  const facts = titleFacts(title, useMark(title));
  return (
    <>
      {title.tagline && (
        <p className={styles.tagline} {...textAttributes(title.tagline, title.tagline_language)}>
          {title.tagline}
        </p>
      )}
      <Ticket className={ticket.ticket} bodyClassName={ticket.body} stub={<WatchNow title={title} videos={videos} />}>
        {facts.length > 0 ? <Facts className={ticket.facts} facts={facts} /> : <p>Details to be announced.</p>}
      </Ticket>
    </>
  );
}

/** What can be done with a title, and what is said about it. */
function TitleBody({ title, credits, extra }: PartProps<'credits' | 'extra'>) {
  const { overview, overview_language } = title;
  return (
    <>
      <TitleActions title={title} />
      <MarksPlace title={title} credits={credits} />
      <div className={styles.columns}>
        <section aria-labelledby="overview">
          <h2 id="overview">Overview</h2>
          {overview ? (
            <p {...textAttributes(overview, overview_language)}>{overview}</p>
          ) : (
            <p>Nobody has written about this one yet.</p>
          )}
          <InEnglish language={overview_language} />
          <TitleLinks title={title} imdbId={extra?.imdb_id} />
          <LanguagePlace />
        </section>
        <TitleCredits title={title} credits={credits} certifications={extra?.certifications} />
      </div>
    </>
  );
}

/** The title itself. While it loads, placeholders stand in the same places. */
export function TitleArticle({ details, credits, videos, extra, next }: TitleArticleProps) {
  const title = details.status === 'loaded' ? details.value : undefined;
  return (
    <article className={styles.detail} aria-busy={!title}>
      <div className={classNames(backdrop.backdrop, styles.picture)}>
        {title && <Picture path={title.backdrop_path} use="backdrop" priority />}
      </div>
      <div className={styles.poster}>
        {title ? (
          <Poster
            className={styles.frame}
            path={title.poster_path}
            use="detail"
            alt={`Poster of ${titleName(title)}`}
            eager
          />
        ) : (
          <Placeholder className={classNames(styles.frame, skeleton.poster)} />
        )}
      </div>
      <div className={styles.main}>
        {title ? <TitleName as="h1" className={styles.title} tabIndex={-1} title={title} /> : <TitleWait />}
        {title ? <TitleTop {...{ title, videos }} /> : <TicketSkeleton />}
        {/* It stays where it is, pressed or not, when the title comes. */}
        {next}
        {title ? <TitleBody {...{ title, credits, extra }} /> : <BodySkeleton />}
      </div>
    </article>
  );
}

/** A heading only by its role: the layout focuses the `h1` with the name when it comes, so that it is read out. */
function TitleWait() {
  return (
    <p role="heading" aria-level={1} className={classNames(styles.title, skeleton.heading)}>
      <Hidden>Loading...</Hidden>
      <Placeholder className={skeleton.title} />
    </p>
  );
}
