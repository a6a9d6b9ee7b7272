import { useObservableEagerState } from 'observable-hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { addressOf } from '#domain/addresses/screens.ts';
import { LinkRow } from '../../components/page/head/link-row.tsx';
import { Link } from '../../components/page/link.tsx';
import { Section } from '../../components/page/section.tsx';
import { focusQuietly } from '../../hooks/focus/focus-heading.ts';
import styles from './data-group.module.css';

/** The groups, in their order, by their fragments of the address (product.md, Your data: groups). */
const TITLES = { keep: 'Keep', bring: 'Import and export', devices: 'Devices', choices: 'Choices' };

type DataGroupName = keyof typeof TITLES;

/** Nothing where nothing can share lists (product.md, Devices on screen: section). */
export function IfShared({ devices, children }: { readonly devices: DevicesFacade; readonly children: ReactNode }) {
  const { status } = useObservableEagerState(devices.state$);
  return devices.kinds.length === 0 && status === 'off' ? null : children;
}

/** It scrolls no page to its top: its group comes into sight. */
function GroupLink({ group }: { readonly group: DataGroupName }) {
  return (
    <Link to={`${addressOf('data')}#${group}`} preventScrollReset>
      {TITLES[group]}
    </Link>
  );
}

interface GroupLinksProps {
  /** What shares lists; undefined until its code has come. */
  readonly devices: DevicesFacade | undefined;
  /** Whether that code did not come, and this is said in its place. */
  readonly isMissing: boolean;
  /** Whether it is known, or was, if lists can be shared. */
  readonly isSettled: boolean;
}

/** Links to the groups (product.md, Your data: groups). */
export function GroupLinks({ devices, isMissing, isSettled }: GroupLinksProps) {
  return (
    <LinkRow label="Your data">
      <GroupLink group="keep" />
      <GroupLink group="bring" />
      {devices && (
        <IfShared devices={devices}>
          <GroupLink group="devices" />
        </IfShared>
      )}
      {isMissing && <GroupLink group="devices" />}
      {/* Behind the one that comes late: it would move. */}
      {isSettled && <GroupLink group="choices" />}
    </LinkRow>
  );
}

/** Actions of one kind, under a heading, which takes the focus where the address leads to it. Back leads to where the visitor was. */
export function DataGroup({ group, children }: { readonly group: DataGroupName; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop && key !== 'default';
  /** The navigation that leads here. */
  const leading = hash === `#${group}` && !isReturn ? key : undefined;
  useEffect(() => {
    if (leading === undefined || !heading.current) return;
    focusQuietly(heading.current);
    heading.current.scrollIntoView({ block: 'start' });
  }, [leading]);
  return (
    <Section title={TITLES[group]} headingRef={heading}>
      <div className={styles.group}>{children}</div>
    </Section>
  );
}
