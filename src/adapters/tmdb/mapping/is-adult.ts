/**
 * Whether TMDB marks an item as adult. Trending cannot be requested without such items, so every mapping drops them
 * here.
 */
export const isAdult = (raw: unknown): boolean => {
  const { adult, softcore } = { ...(raw as { readonly adult?: unknown; readonly softcore?: unknown }) };
  return adult === true || softcore === true;
};
