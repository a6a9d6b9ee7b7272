import { slug } from './slug.ts';

/** The path of a title's poster or backdrop behind the picture base, where nothing else is said. */
export const pictureFile = (kind: 'p' | 'b', name: string): string => `/${kind}-${slug(name)}.svg`;
