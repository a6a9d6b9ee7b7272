/** A class as a function, so that the container infers its dependencies from the constructor. */
export const construct =
  <Args extends unknown[], T>(Class: new (...args: Args) => T) =>
  (...args: Args): T =>
    new Class(...args);
