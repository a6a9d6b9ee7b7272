const WANTED = /\.(?:csv|json|tsv|txt|xml)$/i;

/**
 * Whether a file of a zip or a folder may hold lists, by its name with its folders. Services put pictures and pages beside them, and
 * systems what they hide (product.md, Import: files).
 */
export const mayHoldLists = (path: string): boolean => WANTED.test(path) && !isHiddenPath(path);

const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|\.[^./][^/]*\/)/;

/** Whether a system has put a file of a zip or a folder there for itself (product.md, Import: files). */
export const isHiddenPath = (path: string): boolean => HIDDEN.test(path);
