import { useState } from 'react';
import { ARTWORK } from '#adapters/demo/demo-catalog.ts';
import { Button } from '#ui/components/form/button.tsx';
import { AppAround } from '../ui/app-around.tsx';
import { memoryHistory } from '../ui/memory-history.ts';
import type { GalleryEntry } from './gallery-entry.ts';
import { GalleryStates } from './gallery-states.tsx';
import { useVisit } from './use-visit.ts';
import styles from './gallery.module.css';

/** What the address says of the gallery. */
export interface GalleryAddress {
  /** The one group that is shown; all unless given. */
  readonly group?: string | undefined;
  /** The state that is opened, of what lies over the page: `Dialog wide`. */
  readonly open?: string | undefined;
}

interface GalleryProps extends GalleryAddress {
  readonly groups: Readonly<Record<string, readonly GalleryEntry[]>>;
}

const swapTheme = (): string => {
  const { dataset } = document.documentElement;
  dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
  return dataset['theme'];
};

function ThemeButton() {
  const [theme, setTheme] = useState(() => document.documentElement.dataset['theme'] ?? 'dark');
  return <Button onClick={() => setTheme(swapTheme())}>Theme: {theme}</Button>;
}

/** Every component in its states (product.md, QA: gallery). */
export function Gallery({ groups, group, open }: GalleryProps) {
  const app = useVisit({});
  const [history] = useState(() => memoryHistory('/'));
  const names = Object.keys(groups);
  const shown = names.filter((name) => group === undefined || name === group);
  return (
    <AppAround app={app} history={history} ready={{ images: ARTWORK }}>
      <main className={styles.gallery}>
        <div className={styles.head}>
          <h1>Gallery</h1>
          <ThemeButton />
        </div>
        <nav className={styles.groups} aria-label="Groups">
          <a href="?" aria-current={group === undefined ? 'page' : undefined}>
            all
          </a>
          {names.map((name) => (
            <a key={name} href={`?group=${name}`} aria-current={group === name ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        {shown.length === 0 && <p>There is no group “{group}”.</p>}
        <div data-states>
          {shown.flatMap((name) =>
            (groups[name] ?? []).map((entry) => (
              <GalleryStates key={`${name} ${entry.component}`} entry={entry} open={open} />
            )),
          )}
        </div>
      </main>
    </AppAround>
  );
}
