import type { UpNextShow } from '#application/use-cases/shows/cached-shows.ts';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import { WATCH_AGAIN_TEXT, watchAgainOffer } from '#domain/shows/watch-again-offer.ts';
import { titleOfShow } from '#domain/shows/watched-show.ts';
import { titleName, titlePath } from '#domain/title.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { MoreMenu } from '../../components/form/more-menu.tsx';
import { Link } from '../../components/page/link.tsx';
import { NextFacts } from '../../components/shows/next-facts.tsx';
import { nextPath } from '../../components/shows/next-path.ts';
import { NextStill } from '../../components/shows/next-still.tsx';
import { NextTick } from '../../components/shows/next-tick.tsx';
import { ProgressLeader } from '../../components/shows/progress-leader.tsx';
import { TitleName } from '../../components/title/title-name.tsx';
import { useApp } from '../../hooks/app-context.ts';
import styles from './up-next.module.css';

interface UpNextLineProps {
  readonly of: UpNextShow;
  readonly shows: ShowsFacade;
  /** Called with a button of the line right before the line goes. */
  readonly onRemove: (button: Element) => void;
}

interface ShowMenuProps extends UpNextLineProps {
  /** Whether the show goes elsewhere once it is watched again. */
  readonly moves?: boolean;
}

/** What is rarely wanted of a show. */
export function ShowMenu({ of: { show, seen, progress }, shows, onRemove, moves = false }: ShowMenuProps) {
  const title = titleOfShow(show);
  const offer = watchAgainOffer(seen, progress);
  return (
    <MoreMenu className={styles.more} label={`More: ${titleName(title)}`}>
      {offer && (
        <Button
          icon={ICONS.again}
          onClick={({ currentTarget }) => {
            if (moves) onRemove(currentTarget);
            shows.watchAgain[offer](title);
          }}
        >
          {WATCH_AGAIN_TEXT[offer]}
        </Button>
      )}
      <Button
        icon={ICONS.close}
        onClick={({ currentTarget }) => {
          onRemove(currentTarget);
          shows.stopFollowing.execute(title);
        }}
      >
        Stop following
      </Button>
    </MoreMenu>
  );
}

/** A show with the episode that comes next of it, and how much of it was seen. Following its link adds it to the viewing history. */
export function UpNextLine({ of, shows, onRemove }: UpNextLineProps) {
  const { library } = useApp();
  const title = titleOfShow(of.show);
  const path = titlePath(title);
  const season = nextPath(of);
  return (
    <div className={styles.line}>
      <Link className={styles.still} to={season ?? path} tabIndex={-1} aria-hidden="true">
        <NextStill of={of} use="episode" />
      </Link>
      <div className={styles.main}>
        <div className={styles.texts}>
          <TitleName as="h2" className={styles.name} title={title}>
            {(name) => (
              <Link to={path} onClick={() => library.recordView.execute(title)}>
                {name}
              </Link>
            )}
          </TitleName>
          <p className={styles.episode}>
            {season === undefined ? (
              <NextFacts of={of} />
            ) : (
              <Link to={season}>
                <NextFacts of={of} />
              </Link>
            )}
          </p>
        </div>
        <div className={styles.progress}>
          <ProgressLeader progress={of.progress} />
        </div>
      </div>
      <div className={styles.tick}>
        <NextTick of={of} shows={shows} />
      </div>
      <ShowMenu of={of} shows={shows} onRemove={onRemove} />
    </div>
  );
}
