import type { SharedList } from './shared-list.ts';

/** What a shared list is called (product.md, Sharing: screen). */
export const sharedListName = ({ name = 'A shared list' }: Pick<SharedList, 'name'>): string => name;
