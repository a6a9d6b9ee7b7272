import type { TitleSeed } from './title-seed.ts';

/** Titles that a screen must survive: another direction of writing, pictures among the letters, markup, and length. */
export const ODD_TITLES: readonly TitleSeed[] = [
  {
    type: 'movie',
    slug: 'a-night-at-the-sea-cinema',
    name: 'ليلة في سينما البحر',
    when: '2019',
    genres: ['Drama', 'Romance'],
    logline: 'عارض أفلام عجوز يدير آخر سينما على الشاطئ، وفي كل ليلة تشتري المرأة نفسها تذكرتين.',
    tagline: 'مقعد واحد لا يزال فارغًا.',
  },
  {
    type: 'movie',
    slug: 'the-big-top-is-missing',
    name: '🎪 The Big Top Is Missing 🐘',
    when: '2021',
    genres: ['Family', 'Comedy'],
    logline: 'A circus wakes up under the open sky, and the elephant is the only one who is not surprised. 🐘',
    tagline: 'Follow the sawdust.',
  },
  {
    type: 'movie',
    slug: 'the-remarkable-account-of-mrs-ostrander-pyke',
    name: 'The Remarkable and Largely True Account of How Mrs Wilhelmina Ostrander-Pyke Crossed the Pyrenees in a Borrowed Ambulance with Two Goats, a Wireless Set and the Wrong Husband, as Told by the Goats',
    when: '1967',
    genres: ['Adventure', 'Comedy', 'War'],
    logline:
      'Mrs Ostrander-Pyke is expected in Lisbon. So are the wireless, the ambulance and, by a different wife, the husband. The goats are expected nowhere, and see no reason to hurry.',
    tagline: 'Two goats. One version of events.',
  },
  {
    type: 'movie',
    slug: 'how-to-be-bold',
    name: 'How to Be <b>Bold</b> & Other Type Errors',
    when: '2016',
    genres: ['Comedy'],
    logline: 'A timid typesetter closes every tag she opens, until the day she meets </script> the printer’s devil.',
    tagline: 'Mind your <p>s & <q>s.',
  },
  {
    type: 'tv',
    slug: 'the-last-carriage',
    name: 'הקרון האחרון',
    when: '2022',
    genres: ['Mystery', 'Drama'],
    logline: 'ברכבת הלילה לחיפה יש שבעה קרונות, ובכל בוקר יורדים נוסעים משמונה.',
  },
];
