export interface Video {
  readonly key: string;
  readonly name: string;
  /** `YouTube` or `Vimeo`; a key means nothing without its site. */
  readonly site: string;
  /** `Trailer`, `Teaser`, `Clip`, `Featurette` … */
  readonly type: string;
  readonly official: boolean;
}

const kindRank = ({ type }: Video): number => (type === 'Trailer' ? 0 : type === 'Teaser' ? 1 : 2);
const rank = (video: Video): number => kindRank(video) * 2 + (video.official ? 0 : 1);

/**
 * The video to play: YouTube trailers before teasers before the rest, official before unofficial, otherwise in the
 * order given (product.md, Trailer: video choice). Undefined when none can be played.
 */
export const chooseTrailer = (videos: readonly Video[]): Video | undefined =>
  videos.filter(({ site }) => site === 'YouTube').toSorted((a, b) => rank(a) - rank(b))[0];
