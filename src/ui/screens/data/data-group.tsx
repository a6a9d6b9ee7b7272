import { useObservableEagerState } from 'observable-hooks';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import type { DataGroupName } from '../../hooks/data-asked.ts';
import styles from './data-group.module.css';

const TITLES: Readonly<Record<DataGroupName, string>> = {
  keep: 'Keep',
  bring: 'Bring and take',
  devices: 'Devices',
  choices: 'Choices',
};

const idOf = (group: DataGroupName): string => `data-${group}`;

const focusGroup = (group: DataGroupName): void => {
  const heading = document.getElementById(idOf(group));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
};

interface IfSharedProps {
  readonly devices: DevicesFacade;
  readonly children: ReactNode;
}

/** Nothing where nothing can share lists (product.md, Devices on screen: section). */
export function IfShared({ devices, children }: IfSharedProps) {
  const { status } = useObservableEagerState(devices.state$);
  return devices.kinds.length === 0 && status === 'off' ? null : children;
}

function GroupLink({ group }: { readonly group: DataGroupName }) {
  const follow = (event: MouseEvent) => {
    // The address is that of the screen beneath.
    event.preventDefault();
    focusGroup(group);
  };
  return (
    <li>
      <a href={`#${idOf(group)}`} onClick={follow}>
        {TITLES[group]}
      </a>
    </li>
  );
}

interface GroupLinksProps {
  /** What shares lists; undefined until its code has come. */
  readonly devices: DevicesFacade | undefined;
  /** Whether that code did not come, and this is said in its place. */
  readonly isMissing: boolean;
}

/** Links to the groups (product.md, Your data: groups). */
export function GroupLinks({ devices, isMissing }: GroupLinksProps) {
  return (
    <nav aria-label="Your data">
      <ul className={styles.links}>
        <GroupLink group="keep" />
        <GroupLink group="bring" />
        {devices && (
          <IfShared devices={devices}>
            <GroupLink group="devices" />
          </IfShared>
        )}
        {isMissing && <GroupLink group="devices" />}
        <GroupLink group="choices" />
      </ul>
    </nav>
  );
}

interface DataGroupProps {
  readonly group: DataGroupName;
  /** Whether the dialog begins there. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** Actions of one kind, under a heading. */
export function DataGroup({ group, isFirst = false, children }: DataGroupProps) {
  const id = idOf(group);
  useEffect(() => {
    if (isFirst) focusGroup(group);
  }, [group, isFirst]);
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.title} tabIndex={-1}>
        {TITLES[group]}
      </h3>
      {children}
    </section>
  );
}
