import { addressOf } from '#domain/addresses/screens.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { Button } from '../../components/form/button.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useOnline } from '../../hooks/use-online.ts';

/** Takes the place of a screen that needs the provider. It says what is missing, and what still works. */
export function OutOfReach() {
  const { startup } = useApp();
  const title = useOnline() ? 'TMDB is out of reach' : "You're offline";

  const actions = (
    <>
      <ButtonLink variant="primary" to={addressOf('watchlist')}>
        Watchlist
      </ButtonLink>
      <ButtonLink to={addressOf('favorites')}>Favorites</ButtonLink>
      <ButtonLink to={addressOf('collections')}>Collections</ButtonLink>
      <Button variant="quiet" onClick={() => startup.retry()}>
        Try Again
      </Button>
    </>
  );

  return (
    <>
      <PageMeta title={`${title}, Matinee`} />
      <Notice
        art="reel"
        title={title}
        heading="h1"
        text="What is on the bill comes over the network, and will be here when it is back. Your lists are still here, to read and to change."
        actions={actions}
      />
    </>
  );
}
