/** What another service numbers a title by. */
export type ForeignId =
  | { readonly service: 'imdb'; readonly id: string }
  /** Of a show: TVDB numbers movies apart, and TMDB knows none of these numbers. */
  | { readonly service: 'tvdb'; readonly id: number };
