import type { TitleDetails } from '#domain/title-details.ts';
import { titleName } from '#domain/title.ts';
import { useApp } from '../../app/app-context.ts';
import { useSavedToggle } from '../../app/use-saved-toggle.ts';
import { Button } from '../../parts/button.tsx';
import { Collect } from './collect.tsx';
import styles from './title-article.module.css';

/** What a visitor can do with a title besides watching it (spec section 2, Detail). */
export function TitleActions({ title }: { readonly title: TitleDetails }) {
  const { shareLink } = useApp();
  const watchlist = useSavedToggle('watchlist', title);
  const favorites = useSavedToggle('favorites', title);
  const share = () => void shareLink.execute({ title: titleName(title), url: window.location.href });

  return (
    <div className={styles.actions}>
      <Button icon="ticket" {...watchlist}>
        Watchlist
      </Button>
      <Button icon="heart" {...favorites}>
        Favorite
      </Button>
      <Collect title={title} />
      <Button icon="share" onClick={share}>
        Share
      </Button>
    </div>
  );
}
