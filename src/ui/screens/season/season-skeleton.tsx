import { Placeholder } from '../../components/page/placeholder.tsx';
import line from './episode-line.module.css';
import head from './season-head.module.css';

const LINES = 8;

/** Placeholders for the seasons and the first episodes, in the same places. */
export function SeasonSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={head.seasons} />
      <ul className={line.list}>
        {Array.from({ length: LINES }, (_, index) => (
          <li key={index} className={line.placeholder}>
            <div className={line.line}>
              <Placeholder className={line.still} />
              <div className={line.texts}>
                <Placeholder className={line.namePlaceholder} />
                <Placeholder className={line.metaPlaceholder} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
