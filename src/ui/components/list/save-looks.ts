import { ICONS } from '../form/icons.ts';

/** How the buttons look that take over all titles of a list which is not the visitor's own. */
export const SAVE_LOOKS = {
  collection: { label: 'Save as collection', icon: ICONS.stack, variant: 'primary' },
  watchlist: { label: 'Add all to watchlist', icon: ICONS.ticket, variant: undefined },
} as const;
