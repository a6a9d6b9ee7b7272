import type { CastMember } from '#domain/credits.ts';
import { personPath } from '#domain/person.ts';
import { Link } from '../../components/page/link.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import styles from './cast.module.css';

interface CastMemberCardProps {
  readonly member: CastMember;
}

/** A player and the part; opens `/person/{id}`. */
export function CastMemberCard({ member }: CastMemberCardProps) {
  return (
    <li className={styles.member}>
      <Link className={styles.link} to={personPath(member)}>
        <Poster className={styles.portrait} path={member.profile_path} use="portrait" />
        <b className={styles.name} dir="auto">
          {member.name}
        </b>
      </Link>
      {member.character && (
        <span className={styles.role} dir="auto">
          {member.character}
        </span>
      )}
    </li>
  );
}
