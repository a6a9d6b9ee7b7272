import { useState, type ReactNode } from 'react';
import { Button } from '#ui/components/form/button.tsx';
import { classNames } from '#ui/components/page/class-names.ts';
import type { GalleryEntry, GalleryState } from './gallery-entry.ts';
import styles from './gallery.module.css';

interface StateProps {
  readonly name: string;
  readonly state: GalleryState;
  /** Whether what lies over the page is there at once. */
  readonly isOpenAtFirst: boolean;
}

interface OverProps extends Pick<StateProps, 'isOpenAtFirst'> {
  readonly state: (close: () => void) => ReactNode;
}

function Over({ state, isOpenAtFirst }: OverProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open
      </Button>
      {isOpen && state(() => setOpen(false))}
    </>
  );
}

function State({ name, state, isOpenAtFirst }: StateProps) {
  return (
    <figure className={styles.state} data-state={name}>
      <figcaption>{name}</figcaption>
      <div className={styles.shown}>
        {typeof state === 'function' ? <Over state={state} isOpenAtFirst={isOpenAtFirst} /> : state}
      </div>
    </figure>
  );
}

interface GalleryStatesProps {
  readonly entry: GalleryEntry;
  /** The state that is opened at once, of what lies over the page: `Dialog wide`. */
  readonly open: string | undefined;
}

/** A component in all its states. */
export function GalleryStates({ entry: { component, states, isWide = false }, open }: GalleryStatesProps) {
  return (
    <section aria-label={component}>
      <h2 className={styles.name}>{component}</h2>
      <div className={classNames(styles.states, isWide && styles.wide)}>
        {Object.entries(states).map(([name, state]) => (
          <State key={name} name={name} state={state} isOpenAtFirst={open === `${component} ${name}`} />
        ))}
      </div>
    </section>
  );
}
