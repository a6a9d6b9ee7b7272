/** What TMDB wants to be said wherever its data and pictures are (docs/tmdb.md, notice). */
export const TMDB_NOTICE = 'This product uses the TMDB API but is not endorsed or certified by TMDB.';
