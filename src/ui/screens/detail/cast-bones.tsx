import { classNames } from '../../components/page/class-names.ts';
import bones from './bones.module.css';
import styles from './cast.module.css';

const PLACES = Array.from({ length: 12 }, (_, place) => place);

/** Hold the room of the twelve portraits. */
export function CastBones() {
  return PLACES.map((place) => (
    <li key={place} className={styles.member} aria-hidden="true">
      <div className={classNames(bones.bone, styles.portraitBone)} />
      <div className={classNames(bones.bone, styles.nameBone)} />
    </li>
  ));
}
