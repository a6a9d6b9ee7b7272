/** TV Time's two lists of favorites, which are no lists of the visitor's. */
export const isLikeList = (name: string): boolean => /^favou?rites?(?:[- ](?:series|shows?|movies?))?$/i.test(name);
