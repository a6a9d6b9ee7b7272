import { useDeferredValue } from 'react';
import type { Credits } from '#domain/credits.ts';
import { crewByDepartment } from '#domain/details/crew-by-department.ts';
import { personPath } from '#domain/person.ts';
import type { NamedId } from '#domain/title-details.ts';
import { uniqueBy } from '#domain/util/unique-by.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Leader } from '../../../components/page/leader.tsx';
import { Link } from '../../../components/page/link.tsx';
import styles from './people-dialog.module.css';

interface PersonLineProps {
  readonly person: NamedId;
  /** The character, or the jobs; empty where nothing is said of it. */
  readonly role: string;
}

function PersonLine({ person, role }: PersonLineProps) {
  return (
    <li className={styles.person}>
      <Link className={styles.name} to={personPath(person)}>
        <bdi>{person.name}</bdi>
      </Link>
      {role && (
        <>
          <Leader className={styles.leader} />
          <span className={styles.role} dir="auto">
            {role}
          </span>
        </>
      )}
    </li>
  );
}

interface Group {
  readonly name: string;
  readonly lines: readonly PersonLineProps[];
}

const keyOf = ({ person, role }: PersonLineProps): string => `${person.id} ${role}`;

/** Each line of the cast once, whatever the provider repeats. */
const groupsOf = ({ cast, crew }: Credits): readonly Group[] =>
  [
    {
      name: 'Cast',
      lines: uniqueBy(
        cast.map((person) => ({ person, role: person.character })),
        keyOf,
      ),
    },
    ...crewByDepartment(crew).map(({ name, people }) => ({
      name,
      lines: people.map((person) => ({ person, role: person.jobs.join(', ') })),
    })),
  ].filter(({ lines }) => lines.length > 0);

/** The lines that are seen when the dialog opens, and some more. */
const AT_ONCE = 60;

/** The first lines of all groups. */
const beginning = (groups: readonly Group[]): readonly Group[] => {
  let left = AT_ONCE;
  return groups.flatMap(({ name, lines }) => {
    const shown = lines.slice(0, Math.max(0, left));
    left -= lines.length;
    return shown.length > 0 ? [{ name, lines: shown }] : [];
  });
};

/** Everybody who is named for a title (product.md, Detail: whole cast). */
export function PeopleDialog({ credits, onClose }: { readonly credits: Credits; readonly onClose: () => void }) {
  // There may be thousands: the others are drawn when there is time, in slices.
  const isWhole = useDeferredValue(true, false);
  const groups = groupsOf(credits);
  return (
    <Dialog onClose={onClose} title="Cast and crew">
      {(isWhole ? groups : beginning(groups)).map(({ name, lines }) => (
        <section key={name} className={styles.group}>
          <h3 className={styles.department} dir="auto">
            {name}
          </h3>
          <ul>
            {lines.map((line) => (
              <PersonLine key={keyOf(line)} {...line} />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
