import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useEffectEvent } from 'react';
import { formatTime } from '#domain/format/format-time.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useOnline } from '../../hooks/use-online.ts';
import { Button } from '../form/button.tsx';
import { Icon } from '../form/icon.tsx';
import { ICONS } from '../form/icons.ts';
import { Spinner } from './spinner.tsx';
import styles from './api-status.module.css';

const OFFLINE = "You're offline. Your lists are still here.";

interface ApiStatusProps {
  /** Called at the end of each check, with whether the provider answered. */
  readonly onResult?: (isConnected: boolean) => void;
}

/** Runs one check when it is shown (product.md, Errors and retry: api status). */
export function ApiStatus({ onResult }: ApiStatusProps) {
  const { health } = useApp();
  const state = useObservableEagerState(health.state$);
  const isOnline = useOnline();
  const notify = useEffectEvent((isConnected: boolean) => onResult?.(isConnected));

  useEffect(() => health.check(), [health]);
  useEffect(() => {
    if (state.status === 'connected' || state.status === 'failed') notify(state.status === 'connected');
  }, [state]);

  if (state.status === 'connected') {
    return (
      <p className={styles.connected} role="status">
        <span className={styles.good}>
          <Icon path={ICONS.check} />
        </span>
        <span>
          <b>API Connected</b> <span>{`TMDB. Last checked ${formatTime(state.checkedAt)}`}</span>
        </span>
      </p>
    );
  }
  const failedAt = state.status === 'failed' ? state.checkedAt : state.status === 'checking' && state.failedAt;
  if (!failedAt) return <Spinner size="sm" text="Checking TMDB API status..." />;
  const isChecking = state.status === 'checking';
  return (
    <div className={styles.failed} role="alert" data-kept-free>
      <div className={styles.inner}>
        <Icon path={ICONS.alert} />
        <b>API Connection Failed</b>
        <span>{`Last checked ${formatTime(failedAt)}`}</span>
        {!isOnline && <span>{OFFLINE}</span>}
        <Button size="small" onClick={() => health.check()} disabled={isChecking}>
          {isChecking ? 'Checking...' : 'Retry'}
        </Button>
      </div>
    </div>
  );
}
