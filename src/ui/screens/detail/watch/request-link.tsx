import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import { buttonClass } from '../../../components/form/button-class.ts';
import { NewTab } from '../../../components/page/new-tab.tsx';
import { useRequestUrl } from '../../../components/watch/use-request-url.ts';
import styles from './where-to-watch.module.css';

/** Leads to the title where the host takes requests: nothing is sent (product.md, Where to watch: request). */
export function RequestLink({ id: { media_type, id } }: { readonly id: TitleId }) {
  const url = useRequestUrl();
  if (!url) return null;
  const [, , host] = url.split('/');
  return (
    <p className={styles.request}>
      <a
        className={buttonClass({})}
        href={`${url.replace(/\/$/, '')}/${media_type}/${id}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <span>
          Ask for it on <bdi>{host}</bdi>
        </span>
        <NewTab />
      </a>
    </p>
  );
}
