import type { Loadable, LoadableQuery } from '#application/queries/loadable-query.ts';
import type { Credits } from '#domain/credits.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { titleName } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';
import { classNames } from '../../components/page/class-names.ts';
import { Hidden } from '../../components/page/hidden.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { TitleBody } from './title-body.tsx';
import { TitleSkeleton } from './title-skeleton.tsx';
import backdrop from './backdrop.module.css';
import skeleton from './skeleton.module.css';
import styles from './title-article.module.css';

interface TitleArticleProps {
  readonly details: Exclude<Loadable<TitleDetails>, { readonly status: 'failed' }>;
  readonly credits: Loadable<Credits>;
  readonly videos: LoadableQuery<readonly Video[]>;
  /** IMDb's number, where it comes later than the details. */
  readonly imdbId: string | undefined;
}

/** The title itself. While it loads, placeholders stand in the same places. */
export function TitleArticle({ details, credits, videos, imdbId }: TitleArticleProps) {
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
        {title ? <TitleHeading name={titleName(title)} /> : <TitleWait />}
        {title ? <TitleBody title={title} {...{ credits, videos, imdbId }} /> : <TitleSkeleton />}
      </div>
    </article>
  );
}

function TitleHeading({ name }: { readonly name: string }) {
  return (
    <h1 className={styles.title} tabIndex={-1} dir="auto">
      {name}
    </h1>
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
