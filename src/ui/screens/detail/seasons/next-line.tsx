import { addressOf } from '#domain/addresses/screens.ts';
import { progressText } from '#domain/shows/next-text.ts';
import { showKey } from '#domain/shows/watched-show.ts';
import { Leader } from '../../../components/page/leader.tsx';
import { Link } from '../../../components/page/link.tsx';
import { NextFacts } from '../../../components/shows/next-facts.tsx';
import { nextPath } from '../../../components/shows/next-path.ts';
import { NextTick } from '../../../components/shows/next-tick.tsx';
import { useUpNext } from '../../../components/shows/use-up-next.ts';
import styles from './next-place.module.css';

/** What is next of a show, by what the device knows, and its tick (product.md, Up next: on the page of a show). */
export function NextLine({ id }: { readonly id: number }) {
  const { used } = useUpNext(false);
  const of = used.status === 'known' ? used.state.followed.find(({ key }) => key === showKey({ id })) : undefined;
  if (used.status !== 'known' || !of) return null;
  const path = nextPath(of);
  return (
    <>
      <p className={styles.next}>
        {path !== undefined && <span>Next: </span>}
        <Link to={path ?? addressOf('up-next')}>
          <NextFacts of={of} />
        </Link>
      </p>
      <Leader className={styles.leader} />
      {of.progress && <span className={styles.progress}>{progressText(of.progress)}</span>}
      {of.now.status === 'next' && <NextTick of={of} shows={used.shows} isAlone />}
    </>
  );
}
