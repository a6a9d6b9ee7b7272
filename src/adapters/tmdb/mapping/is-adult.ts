/** Whether TMDB marks it so. Trending cannot be asked without such items, so they are dropped here, everywhere. */
export const isAdult = (raw: unknown): boolean => {
  const { adult, softcore } = { ...(raw as { readonly adult?: unknown; readonly softcore?: unknown }) };
  return adult === true || softcore === true;
};
