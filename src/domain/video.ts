export interface Video {
  readonly key: string;
  readonly name: string;
  /** As that of a title. */
  readonly name_language?: string;
  /** `YouTube` or `Vimeo`; a key means nothing without its site. */
  readonly site: string;
  /** `Trailer`, `Teaser`, `Clip`, `Featurette` … */
  readonly type: string;
  readonly official: boolean;
}

const kindRank = ({ type }: Video): number => (type === 'Trailer' ? 0 : type === 'Teaser' ? 1 : 2);
const rank = (video: Video): number => kindRank(video) * 2 + (video.official ? 0 : 1);

/**
 * The videos that can be played, the one to begin with first: YouTube trailers before teasers before the rest, official
 * before unofficial, otherwise in the order given (product.md, Trailer: video choice). Each key once.
 */
export const playableVideos = (videos: readonly Video[]): readonly Video[] => {
  const playable = videos.filter(({ site }) => site === 'YouTube').toSorted((a, b) => rank(a) - rank(b));
  return playable.filter(({ key }, index) => playable.findIndex((each) => each.key === key) === index);
};
