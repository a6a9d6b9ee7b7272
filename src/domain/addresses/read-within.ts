/** Reads a whole number of an address; undefined for what is none, or is out of bounds. Both bounds are included. */
export const readWithin =
  (min: number, max: number) =>
  (text: string): number | undefined => {
    const figure = /^(?:0|[1-9]\d*)$/.test(text) ? Number(text) : Number.NaN;
    return figure >= min && figure <= max ? figure : undefined;
  };
