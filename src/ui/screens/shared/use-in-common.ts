import { useMemo, useState } from 'react';
import { ownKeys } from '#domain/links/own-keys.ts';
import type { SharedTitle } from '#domain/links/shared-list.ts';
import { titleKey } from '#domain/title.ts';
import { useLibrary } from '../../hooks/use-library.ts';

/** The titles that the visitor has too, and whether only these are shown (product.md, Sharing: in common). */
export const useInCommon = (titles: readonly SharedTitle[]) => {
  const library = useLibrary((all) => all);
  const [isOn, setOn] = useState(false);
  const own = useMemo(() => ownKeys(library), [library]);
  const common = useMemo(() => titles.filter((title) => own.has(titleKey(title))), [titles, own]);
  return {
    /** Without titles of one's own there is nothing to compare. */
    isOffered: own.size > 0,
    isOn,
    common,
    shown: isOn ? common : titles,
    toggle: () => setOn(!isOn),
  };
};
