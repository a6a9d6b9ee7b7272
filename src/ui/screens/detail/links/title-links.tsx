import type { TitleDetails } from '#domain/title-details.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { outsideLinks } from './outside-links.ts';
import styles from './title-links.module.css';

interface TitleLinksProps {
  readonly title: TitleDetails;
  /** IMDb's number, where it comes later than the details. */
  readonly imdbId: string | undefined;
}

/** The pages about a title elsewhere, in one line; absent where there is none (product.md, Detail: elsewhere). */
export function TitleLinks({ title, imdbId }: TitleLinksProps) {
  const { isDemo } = useApp().catalogChoice;
  const links = outsideLinks(title, { imdbId, isDemo });
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="Elsewhere">
      {links.map(({ name, href }) => (
        <li key={name}>
          <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
