import type { LinkList } from './link-list.ts';

/** What a shared list is called (product.md, Links: screen). */
export const linkName = ({ name = 'A shared list' }: Pick<LinkList, 'name'>): string => name;
