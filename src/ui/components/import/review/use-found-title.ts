import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Title } from '#domain/title.ts';

interface FoundTitle {
  /** What was found. */
  readonly found: Title;
  /** What it is taken for; null for nothing. */
  readonly title: Title | null;
  readonly pick: (title: Title | null) => void;
}

/** What a row is taken for, with and without its tick. */
export const useFoundTitle = ({ found, title, pick }: FoundTitle) => {
  const tick = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(title ?? found);
  const [isSearching, setSearching] = useState(false);
  return {
    tick,
    /** Without its tick too. */
    shown,
    isSearching,
    toggle: () => {
      setSearching(false);
      pick(title ? null : shown);
    },
    lookElsewhere: () => {
      pick(null);
      setSearching(true);
    },
    choose: (chosen: Title) => {
      // Renders at once: the pressed button is about to disappear.
      flushSync(() => {
        setShown(chosen);
        setSearching(false);
        pick(chosen);
      });
      tick.current?.focus();
    },
  };
};
