import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { InEnglish } from '#ui/components/title/in-english.tsx';
import { TitleName } from '#ui/components/title/title-name.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';
import { WithApp } from '../with-app.tsx';

const GERMAN = { preferences: { ...EMPTY_LIBRARY.preferences, titleLanguage: 'de-DE' } };

export const TITLE: readonly GalleryEntry[] = [
  {
    component: 'InEnglish',
    states: {
      'in place of German': (
        <WithApp library={GERMAN}>
          <InEnglish language="en" />
        </WithApp>
      ),
    },
  },
  {
    component: 'TitleName',
    states: {
      'of no language that is known': <TitleName as="h3" title={{ title: 'Low Tide' }} />,
      German: <TitleName as="h3" title={{ title: 'Die Brücke am Nebelfluss', name_language: 'de-DE' }} />,
      'right to left': <TitleName as="h3" title={{ name: 'المنارة (2)', name_language: 'ar' }} />,
      'without a name': <TitleName as="h3" title={{}} />,
    },
  },
];
