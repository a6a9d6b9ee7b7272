import type { TitleRef } from '#domain/title.ts';
import { useSaved } from '../../hooks/use-saved.ts';
import styles from './cue.module.css';

/** The cue mark: this one is in your watchlist. Those who listen hear it from the card's toggle. */
export function Cue({ title }: { readonly title: TitleRef }) {
  return useSaved('watchlist', title) && <span className={styles.cue} />;
}
