const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|\.[^./][^/]*\/)/;

/** Whether a system has put a file of a zip or a folder there for itself (product.md, Import: files). */
export const isHiddenPath = (path: string): boolean => HIDDEN.test(path);
