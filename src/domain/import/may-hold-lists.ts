import { isHiddenPath } from './is-hidden-path.ts';

const WANTED = /\.(?:csv|json|tsv|txt|xml)$/i;

/**
 * Whether a file of a zip or a folder may hold lists, by its name with its folders. Services put pictures and pages beside them, and
 * systems what they hide (product.md, Import: files).
 */
export const mayHoldLists = (path: string): boolean => WANTED.test(path) && !isHiddenPath(path);
