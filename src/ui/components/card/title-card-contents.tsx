import type { ReactNode } from 'react';
import { yearOrComingSoon } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import type { SavedListName } from '#domain/library/saved-lists.ts';
import { titlePath, type Title } from '#domain/title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useRatingsVeil } from '../../hooks/ratings-veil-context.ts';
import { attributesOf, useSavedStates, useToggleSaved } from '../../hooks/use-saved-toggle.ts';
import { useLink } from '../page/link.tsx';
import { Poster as poster } from '../picture/poster.tsx';
import { providerRating } from '../rating/provider-rating.tsx';
import { TitleName as titleElement } from '../title/title-name.tsx';
import { CardMark } from './card-mark.tsx';
import { CardMeta as cardMeta } from './card-meta.tsx';
import { savedButton } from './saved-toggle.tsx';
import styles from './card.module.css';

export interface TitleCardProps {
  readonly title: Title;
  /** Its place in a ranked row, from 1. */
  readonly rank?: number | undefined;
  readonly heading?: 'h2' | 'h3';
  readonly use?: 'row' | 'grid';
  readonly eager?: boolean | undefined;
  /** Whether only its name is in the page, and leads to it: the card is not drawn before it comes near the window. */
  readonly isNamed?: boolean | undefined;
  readonly mark?: Mark | undefined;
}

/**
 * What a title's card holds: one link, named by the title (product.md, Cards: link), and a toggle for each saved list
 * (product.md, Cards: toggles). Following the link is remembered. There may be hundreds of cards, so that a card is one
 * component but for its picture, and follows the library by one subscription.
 */
export const useTitleCard = (props: TitleCardProps): ReactNode => {
  const { title, rank, heading: Heading = 'h3', use = 'row', eager = false, isNamed = false, mark } = props;
  const { clock, library } = useApp();
  const states = useSavedStates(title);
  const toggle = useToggleSaved();
  const isVeiling = useRatingsVeil();
  const way = useLink({ to: titlePath(title), onClick: () => library.recordView.execute(title) });
  const picture: ReactNode = isNamed
    ? undefined
    : poster({ className: styles.poster, path: title.poster_path, use, eager });
  const named: ReactNode = titleElement({ as: Heading, className: styles.title, title });
  const link: ReactNode = (
    <a className={styles.link} {...way}>
      {picture}
      {named}
    </a>
  );
  if (isNamed) return link;
  const button = (list: SavedListName): ReactNode =>
    savedButton({ list, title, ...attributesOf(list, states), onClick: (event) => toggle(list, title, event) });
  const watchlist: ReactNode = button('watchlist');
  const favorites: ReactNode = button('favorites');
  const meta: ReactNode = cardMeta({
    facts: [yearOrComingSoon(title, clock.now()), typeLabel(title.media_type)],
    children: providerRating({ title, mark, isVeiling }),
  });
  return (
    <>
      {link}
      {rank !== undefined && <span className={styles.rank}>{`#${rank}`}</span>}
      {watchlist}
      {favorites}
      {mark && <CardMark mark={mark} />}
      {meta}
    </>
  );
};

/** A card in a list item of another's. */
export function TitleCardContents(props: TitleCardProps) {
  const contents: ReactNode = useTitleCard(props);
  return contents;
}
