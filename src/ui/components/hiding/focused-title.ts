import { titleKey, type TitleKey } from '#domain/title.ts';
import { titleAt } from '../../hooks/find-title-id.ts';
import { sitePath } from '../../hooks/site-path.ts';

/** The title of the list item that has the focus, or that the focus is in. It must not go, or the focus would be lost. */
export const focusedTitle = (): readonly TitleKey[] => {
  const link = document.activeElement?.closest('li')?.querySelector('a');
  const id = link && titleAt(sitePath(link.pathname));
  return id ? [titleKey(id)] : [];
};
