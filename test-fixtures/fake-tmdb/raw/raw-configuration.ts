/** The answer of /configuration. */
export const rawConfiguration = (imageUrl: string) => ({
  change_keys: ['adult', 'overview', 'title'],
  images: {
    base_url: imageUrl,
    secure_base_url: imageUrl,
    backdrop_sizes: ['w300', 'w780', 'w1280', 'original'],
    logo_sizes: ['w45', 'w92', 'w154', 'w185', 'w300', 'w500', 'original'],
    poster_sizes: ['w92', 'w154', 'w185', 'w342', 'w500', 'w780', 'original'],
    profile_sizes: ['w45', 'w185', 'h632', 'original'],
    still_sizes: ['w92', 'w185', 'w300', 'original'],
  },
});
