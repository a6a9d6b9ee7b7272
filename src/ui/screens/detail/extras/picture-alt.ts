/** The alternative text of a title's picture: what it shows is not known. @param index from 0 */
export const pictureAlt = (name: string, index: number): string => `Picture ${index + 1} of ${name}`;
