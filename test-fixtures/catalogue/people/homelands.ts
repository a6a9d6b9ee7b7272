import {
  cs_CZ,
  da,
  de,
  en,
  en_GB,
  en_IN,
  en_NG,
  es,
  fi,
  fr,
  hu,
  it,
  nb_NO,
  nl,
  pl,
  pt_PT,
  sv,
  tr,
  yo_NG,
  type LocaleDefinition,
} from '@faker-js/faker';

/** Where a person comes from: it decides what they are called and where they were born. */
export interface Homeland {
  /** How many of a hundred or so come from there. */
  readonly share: number;
  /** Where faker knows the names, and where we do. */
  readonly locale?: LocaleDefinition;
  readonly names?: readonly [given: readonly string[], family: readonly string[]];
  readonly birthplaces: readonly string[];
}

const JAPANESE = [
  ['Akiko', 'Daichi', 'Emi', 'Haruto', 'Kaori', 'Kenji', 'Mariko', 'Naoki', 'Rin', 'Sayaka', 'Takumi', 'Yuna'],
  [
    'Aoyama',
    'Fujisaki',
    'Hayami',
    'Inokuma',
    'Kuroda',
    'Minegishi',
    'Nagase',
    'Okabe',
    'Shirakawa',
    'Tachibana',
    'Uehara',
    'Yanagi',
  ],
] as const;
const KOREAN = [
  ['Da-eun', 'Eun-ji', 'Ha-jun', 'Hye-rin', 'Ji-ho', 'Min-seo', 'Seo-yeon', 'Sung-min', 'Tae-yang', 'Yu-jin'],
  ['Ahn', 'Bae', 'Cha', 'Gwon', 'Heo', 'Moon', 'Ryu', 'Seok', 'Shim', 'Yoo'],
] as const;
const TAIWANESE = [
  ['An-chi', 'Bo-wei', 'Chun-yu', 'Fang-yi', 'Hsin-mei', 'Jia-ling', 'Kuo-hao', 'Mei-fen', 'Shu-ting', 'Tzu-han'],
  ['Chiang', 'Fan', 'Hsieh', 'Hung', 'Kao', 'Lai', 'Peng', 'Su', 'Tsai', 'Yeh'],
] as const;

export const HOMELANDS: readonly Homeland[] = [
  {
    share: 16,
    locale: en_GB,
    birthplaces: ['Leeds, England', 'Swansea, Wales', 'Margate, England', 'Dundee, Scotland', 'Hull, England'],
  },
  {
    share: 14,
    locale: en,
    birthplaces: [
      'Dayton, Ohio, USA',
      'Baltimore, Maryland, USA',
      'Fresno, California, USA',
      'Halifax, Nova Scotia, Canada',
      'Duluth, Minnesota, USA',
    ],
  },
  { share: 8, locale: fr, birthplaces: ['Lyon, France', 'Brest, France', 'Liège, Belgium', 'Québec, Canada'] },
  { share: 6, locale: de, birthplaces: ['Leipzig, Germany', 'Lübeck, Germany', 'Graz, Austria', 'Basel, Switzerland'] },
  { share: 6, locale: it, birthplaces: ['Trieste, Italy', 'Bari, Italy', 'Rimini, Italy'] },
  { share: 6, locale: es, birthplaces: ['Cádiz, Spain', 'Rosario, Argentina', 'Valparaíso, Chile', 'Oaxaca, Mexico'] },
  { share: 4, locale: pt_PT, birthplaces: ['Porto, Portugal', 'Recife, Brazil', 'Mindelo, Cape Verde'] },
  { share: 4, locale: pl, birthplaces: ['Łódź, Poland', 'Gdańsk, Poland'] },
  { share: 3, locale: cs_CZ, birthplaces: ['Brno, Czech Republic', 'Olomouc, Czech Republic'] },
  { share: 3, locale: hu, birthplaces: ['Pécs, Hungary', 'Szeged, Hungary'] },
  { share: 4, locale: sv, birthplaces: ['Gothenburg, Sweden', 'Umeå, Sweden'] },
  { share: 3, locale: nb_NO, birthplaces: ['Bergen, Norway', 'Tromsø, Norway'] },
  { share: 2, locale: da, birthplaces: ['Aarhus, Denmark', 'Tórshavn, Faroe Islands'] },
  { share: 2, locale: fi, birthplaces: ['Turku, Finland', 'Oulu, Finland'] },
  { share: 3, locale: nl, birthplaces: ['Groningen, Netherlands', 'Ghent, Belgium'] },
  { share: 3, locale: tr, birthplaces: ['İzmir, Turkey', 'Trabzon, Turkey'] },
  { share: 5, locale: en_IN, birthplaces: ['Pune, India', 'Kochi, India', 'Kolkata, India'] },
  { share: 4, locale: en_NG, birthplaces: ['Enugu, Nigeria', 'Accra, Ghana'] },
  { share: 3, locale: yo_NG, birthplaces: ['Ibadan, Nigeria', 'Lagos, Nigeria'] },
  { share: 4, names: JAPANESE, birthplaces: ['Nagasaki, Japan', 'Sapporo, Japan'] },
  { share: 3, names: KOREAN, birthplaces: ['Busan, South Korea', 'Jeonju, South Korea'] },
  { share: 3, names: TAIWANESE, birthplaces: ['Tainan, Taiwan', 'Hong Kong'] },
];
