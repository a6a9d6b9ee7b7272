import { useRef } from 'react';
import { NO_HIDES, withoutTitles } from '#domain/library/hiding.ts';
import type { Person } from '#domain/person.ts';
import type { Title } from '#domain/title.ts';
import { Gliding } from '../../components/hiding/gliding.tsx';
import { HiddenNote } from '../../components/hiding/hidden-note.tsx';
import { useHiddenTitles } from '../../components/hiding/use-hidden-titles.ts';
import { AppearedIn } from './appeared-in.tsx';
import { KnownFor } from './known-for.tsx';
import { PersonArticle } from './person-article.tsx';
import { PersonMeta } from './person-meta.tsx';
import styles from './person-profile.module.css';

interface PersonProfileProps {
  /** The person; undefined while it is loaded. */
  readonly person: Person | undefined;
}

const NO_TITLES: readonly Title[] = [];

/**
 * A person, with the titles that they are known for and those that they appeared in, without those that the visitor is not
 * interested in (product.md, Hiding: not interested).
 */
export function PersonProfile({ person }: PersonProfileProps) {
  const profile = useRef<HTMLDivElement>(null);
  // The titles that the person is known for are among them.
  const all = person?.appearedIn ?? NO_TITLES;
  const titles = useHiddenTitles({ titles: all, hides: NO_HIDES, visit: person });
  const { hidden } = titles;
  return (
    <div ref={profile} className={styles.stack}>
      <PersonMeta person={person} />
      <PersonArticle person={person} />
      <Gliding hidden={hidden} root={profile}>
        <KnownFor titles={person?.knownFor} hidden={hidden} />
        {person && <AppearedIn titles={withoutTitles(all, hidden)} total={all.length} />}
      </Gliding>
      {titles.count > 0 && <HiddenNote {...titles} />}
    </div>
  );
}
