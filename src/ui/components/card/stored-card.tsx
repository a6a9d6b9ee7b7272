import type { ReactNode } from 'react';
import { goneText } from '#domain/format/gone-text.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titlePath } from '#domain/title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { classNames } from '../page/class-names.ts';
import { Hidden } from '../page/hidden.tsx';
import { Link } from '../page/link.tsx';
import { Poster } from '../picture/poster.tsx';
import { ProviderRating } from '../rating/provider-rating.tsx';
import { TitleName } from '../title/title-name.tsx';
import { CardMark } from './card-mark.tsx';
import { CardMeta } from './card-meta.tsx';
import card from './card.module.css';
import styles from './stored-card.module.css';

interface StoredLinkProps {
  readonly title: StoredTitle;
  readonly heading: 'h2' | 'h3';
  /** Where the poster is; without it, the card is not drawn yet, and only the name leads to the title. */
  readonly use?: 'row' | 'grid';
}

/** The link of a card. Following it is remembered. */
export function StoredLink({ title, heading: Heading, use }: StoredLinkProps) {
  const { library } = useApp();
  return (
    <Link className={card.link} to={titlePath(title)} onClick={() => library.recordView.execute(title)}>
      {use && <Poster className={card.poster} path={title.poster_path ?? null} use={use} />}
      <TitleName as={Heading} className={classNames(card.title, styles.name)} title={title} />
    </Link>
  );
}

interface StoredCardProps extends Required<StoredLinkProps> {
  /** What is said under the title. */
  readonly facts: readonly (string | undefined)[];
  /** List buttons, on the poster. */
  readonly actions: ReactNode;
  readonly mark: Mark | undefined;
  /** Whether it is known to be on one of the visitor's services. */
  readonly isOnServices?: boolean;
  /** Said in place of facts and rating. */
  readonly reason?: ReactNode;
  readonly isRated?: boolean;
}

/** A title of a list of the visitor's: what is in a `<li>` of the class `card`. */
export function StoredCard({
  title,
  heading,
  use,
  facts,
  actions,
  mark,
  isOnServices = false,
  reason,
  isRated = true,
}: StoredCardProps) {
  const gone = goneText(title);
  return (
    <>
      <StoredLink title={title} heading={heading} use={use} />
      {actions}
      <CardMark mark={mark} />
      {/* product.md, Where to watch: badge. */}
      {isOnServices && (
        <span className={styles.badge}>
          <Hidden>On your services</Hidden>
          <span aria-hidden="true">Stream</span>
        </span>
      )}
      {gone && <span className={styles.gone}>{gone}</span>}
      <CardMeta facts={facts}>{reason ?? (isRated && <ProviderRating title={title} mark={mark} showNone />)}</CardMeta>
    </>
  );
}
