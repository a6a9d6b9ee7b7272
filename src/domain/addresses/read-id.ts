/** The id in an address; undefined for what can't be one, so that the provider is never asked for it. */
export const readId = (text: string): number | undefined => {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
  return Number.isSafeInteger(id) ? id : undefined;
};
