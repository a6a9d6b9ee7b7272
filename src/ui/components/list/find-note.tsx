import { useEffect, useEffectEvent } from 'react';
import { formatCount } from '#domain/format/format-count.ts';
import { useApp } from '../../hooks/app-context.ts';
import { listen } from '../../hooks/listen.ts';
import styles from './find-note.module.css';

const isFind = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'f');

/**
 * Says that the browser's own search does not find all that a long list has, and says it again when a visitor who is
 * deep in the list calls that search (product.md, Lists: find in page).
 */
export function FindNote({ count }: { readonly count: number }) {
  const { notifications } = useApp();
  const message = `Your browser’s search finds only what is near the window, not all ${formatCount(count)} of this list.`;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isFind(event)) notifications.showOnce({ message });
  });
  useEffect(() => listen(window, { keydown: (event) => press(event) }), []);
  // A new text is a new element: a translated page keeps no part of the former one.
  return (
    <p key={message} className={styles.note}>
      {message}
    </p>
  );
}
