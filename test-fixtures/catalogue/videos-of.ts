import type { Video } from '#domain/video.ts';
import { dice, type Dice } from './dice.ts';

/** Blender's open movies and their trailers on YouTube: real, free and embeddable. */
const YOUTUBE_KEYS = [
  'aqz-KE-bpKQ',
  'eRsGyueVLvQ',
  'R6MlUcmOul8',
  'Y-rmzh0PI3c',
  'WhWc3b3KhnY',
  'mN0zPOpADL4',
  'TLkA0RELQ1g',
  'SkVqJ1SGeL0',
  '_cMxraX_5RE',
  'UXqq0ZvbOnk',
  'PVGeM40dABA',
  'lqiN98z6Dak',
  'u9lj-c29dxI',
] as const;
const VIMEO_KEYS = ['1084537', '76979871', '22439234'] as const;

/** What is put on air for a title, newest first: the trailer is rarely the first. */
const PROGRAMMES: readonly (readonly (readonly [name: string, type: string, official: boolean])[])[] = [
  [['Official Trailer', 'Trailer', true]],
  [
    ['Teaser', 'Teaser', true],
    ['Official Trailer', 'Trailer', true],
  ],
  [
    ['A Day on the Set', 'Behind the Scenes', true],
    ['Official Trailer', 'Trailer', true],
    ['First Look', 'Teaser', true],
  ],
  [
    ['Clip: The Staircase', 'Clip', true],
    ['Fan Trailer', 'Trailer', false],
    ['Official Trailer', 'Trailer', true],
  ],
  [
    ['In Conversation', 'Featurette', true],
    ['First Look', 'Teaser', true],
  ],
  [
    ['Opening Titles', 'Opening Credits', true],
    ['Bloopers', 'Bloopers', false],
  ],
];

const onVimeo = (rolls: Dice): readonly Video[] => [
  { key: rolls.pick(VIMEO_KEYS), name: 'Trailer', site: 'Vimeo', type: 'Trailer', official: true },
];

const onYouTube = (rolls: Dice): readonly Video[] => {
  const keys = rolls.shuffle(YOUTUBE_KEYS);
  return rolls.pick(PROGRAMMES).map(([name, type, official], index) => ({
    key: keys[index] ?? YOUTUBE_KEYS[0],
    name,
    site: 'YouTube',
    type,
    official,
  }));
};

/** The videos of a title. Some have none, some only what cannot be played here. */
export const videosOf = (slug: string, isOnFrontPage: boolean): readonly Video[] => {
  const rolls = dice(`${slug} videos`);
  const luck = rolls.roll();
  if (isOnFrontPage) return onYouTube(rolls);
  if (luck < 0.1) return [];
  return luck < 0.15 ? onVimeo(rolls) : onYouTube(rolls);
};
