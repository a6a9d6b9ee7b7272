/** The visitor's languages as BCP 47 tags, the best one first. */
export type Languages = () => readonly string[];
