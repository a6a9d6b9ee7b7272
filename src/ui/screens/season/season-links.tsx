import { seasonPath } from '#domain/shows/season-path.ts';
import { inSeasonOrder } from '#domain/shows/season.ts';
import type { SeasonSummary, TitleDetails } from '#domain/title-details.ts';
import { titleName, titlePath } from '#domain/title.ts';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { Hidden } from '../../components/page/hidden.tsx';
import styles from './season-page.module.css';

interface SeasonLinksProps {
  readonly details: TitleDetails;
  readonly number: number;
}

/** The seasons beside one; also of one that the show has no more. */
const neighboursOf = ({ seasons = [] }: TitleDetails, number: number) => {
  const others = seasons.filter(({ season_number }) => season_number !== number);
  const all = inSeasonOrder<Pick<SeasonSummary, 'season_number' | 'name'>>([
    ...others,
    { season_number: number, name: '' },
  ]);
  const at = all.findIndex(({ season_number }) => season_number === number);
  return { before: all[at - 1], after: all[at + 1] };
};

/** Back to the show, and to the seasons before and after. */
export function SeasonLinks({ details, number }: SeasonLinksProps) {
  const { before, after } = neighboursOf(details, number);
  return (
    <nav className={styles.links} aria-label="Seasons">
      {before && (
        <ButtonLink icon={ICONS.left} to={seasonPath(details.id, before.season_number)}>
          <Hidden>Previous season: </Hidden>
          <bdi>{before.name}</bdi>
        </ButtonLink>
      )}
      <ButtonLink icon={ICONS.tv} className={styles.show} to={titlePath(details)}>
        <bdi>{titleName(details)}</bdi>
      </ButtonLink>
      {after && (
        <ButtonLink icon={ICONS.right} className={styles.next} to={seasonPath(details.id, after.season_number)}>
          <Hidden>Next season: </Hidden>
          <bdi>{after.name}</bdi>
        </ButtonLink>
      )}
    </nav>
  );
}
