/** A number that nobody can guess: 0 or more, less than 1, each as likely as any other. */
export type Random = () => number;
