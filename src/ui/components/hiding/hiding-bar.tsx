import type { Ref } from 'react';
import type { Hide } from '#domain/library/hides.ts';
import { HiddenNote } from './hidden-note.tsx';
import { HidingSwitches } from './hiding-switches.tsx';
import type { HiddenTitles } from './use-hidden-titles.ts';
import styles from './hiding-bar.module.css';

interface HidingBarProps {
  readonly hides: readonly Hide[];
  readonly onChoose: (hides: readonly Hide[]) => void;
  readonly titles: HiddenTitles;
  readonly ref?: Ref<HTMLElement>;
}

/** The switches for the rows above, and what they leave out (product.md, Hiding: rows). */
export function HidingBar({ hides, onChoose, titles, ref }: HidingBarProps) {
  return (
    <section ref={ref} className={styles.bar} aria-label="Hiding titles">
      <HidingSwitches hides={hides} onChoose={onChoose} />
      <HiddenNote {...titles} />
    </section>
  );
}
