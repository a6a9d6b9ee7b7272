import type { Translation } from '#domain/languages/translated-texts.ts';
import type { TitleKey } from '#domain/title.ts';

type Texts = Translation['texts'];

/** The titles of the first screens, by their keys and by tags: with all texts, a name alone, a text alone, and names that say nothing. */
export const HAND_TRANSLATED: Readonly<Partial<Record<TitleKey, Readonly<Record<string, Texts>>>>> = {
  'movie:1001': {
    'de-DE': {
      name: 'Der Nachmittag des Laternenanzünders',
      overview: 'Zwei Brüder halten ein Kino am Meer noch einen letzten Sommer voller Nachmittage am Leben.',
      tagline: 'Jedes Licht geht einmal aus.',
    },
    'fr-FR': {
      name: 'L’Après-midi de l’allumeur de réverbères',
      overview: 'Deux frères font vivre un cinéma de bord de mer, le temps d’un dernier été d’après-midis.',
      tagline: 'Toute lumière s’éteint un jour.',
    },
    'fr-CA': { name: 'L’Après-midi de l’allumeur' },
    'ja-JP': {
      name: '灯ともし人の午後',
      overview: '二人の兄弟が、海辺の映画館を最後のひと夏だけ守りつづける。',
      tagline: '灯りは一度だけ消える。',
    },
    'ar-SA': {
      name: 'عصرُ مُوقِد المصابيح',
      overview: 'شقيقان يُبقيان دار سينما على شاطئ البحر حيّةً صيفًا أخيرًا.',
      tagline: 'كلُّ ضوءٍ ينطفئ مرّة.',
    },
  },
  // A text without a name: the original name stands.
  'movie:1002': {
    'de-DE': { overview: 'Ein Klavierstimmer folgt einem Flügel, den die Flut geholt hat, die Küste hinab.' },
    'fr-FR': { overview: 'Un accordeur suit le long de la côte un piano emporté par la crue.' },
    'ja-JP': { overview: '調律師が、流されたピアノを追って海岸を下る。' },
    'ar-SA': { overview: 'مُدوزِن بيانو يتبع بيانو جرفه الفيضان على طول الساحل.' },
  },
  // Names that say nothing.
  'movie:1003': {
    'de-DE': { name: '  ', overview: '\u200F' },
    'de-AT': { name: 'Sieben leise Alibis' },
    'fr-FR': { name: 'Sept alibis discrets' },
    'ar-SA': { name: '\u200Fسبع حُجج هادئة\u200F' },
  },
  // A name without a text: the text is English.
  'movie:1006': {
    'de-DE': { name: 'Die Nachtfähre nach Anselm' },
    'fr-FR': { name: 'Le Ferry de minuit pour Anselm' },
    'ja-JP': { name: 'アンセル行き真夜中のフェリー' },
    'ar-SA': { name: 'عبّارة منتصف الليل إلى أنسلم' },
  },
  'movie:1007': {
    'de-DE': { name: 'Der Obstgarten darunter', tagline: 'Nicht die niedrigen pflücken.' },
    'fr-BE': { name: 'Le Verger d’en dessous' },
  },
  'movie:1011': {
    'de-DE': { name: 'Staubparade', overview: 'Eine Stadt zieht durch die Wüste, Haus um Haus.' },
    'fr-FR': { name: 'La Parade de poussière', overview: 'Une ville traverse le désert, maison après maison.' },
    'ja-JP': { name: '砂塵のパレード', overview: '町がまるごと砂漠を渡ってゆく。' },
    'ar-SA': { name: 'موكب الغبار', overview: 'مدينةٌ تعبر الصحراء بيتًا بعد بيت.' },
  },
  // One part of a series.
  'movie:1034': {
    'de-DE': { name: 'Die Geister vom neunten Stock' },
    'fr-FR': { name: 'Les Fantômes du neuvième étage' },
    'ja-JP': { name: '九階の幽霊' },
    'ar-SA': { name: 'أشباح الطابق التاسع' },
  },
  'movie:1040': { 'de-DE': { name: 'Die lange Pause' }, 'ja-JP': { name: '長い幕間' } },
  // The original name is Japanese: whoever does not read it gets the English one on the title’s own page.
  'movie:1391': { 'ja-JP': { overview: '紙で身を固めた侍の物語。' }, 'de-DE': { overview: 'Ein Samurai aus Papier.' } },
  'tv:1301': {
    'de-DE': {
      name: 'Amt für verlorenes Wetter',
      overview: 'In einer Behörde im Keller wird Wetter gesucht, das niemand abgeholt hat.',
    },
    'fr-FR': {
      name: 'Le Bureau du temps perdu',
      overview: 'Au sous-sol d’un ministère, on cherche le temps qu’il aurait dû faire.',
    },
    'ja-JP': { name: '迷子の天気課', overview: '地下の役所で、行方不明の天気を探す人びと。' },
    'ar-SA': { name: 'إدارة الطقس المفقود', overview: 'في قبو إحدى الوزارات يبحثون عن طقسٍ ضائع.' },
  },
  'tv:1305': {
    'de-DE': { name: 'Station Ringelblume' },
    'fr-FR': { name: 'Station Souci' },
    'ja-JP': { name: 'マリーゴールド駅' },
    'ar-SA': { name: 'محطة الآذريون' },
  },
  'tv:1307': {
    'de-DE': { name: 'Neun Zifferblätter' },
    'fr-FR': { name: 'Neuf cadrans' },
    'ja-JP': { name: '九つの文字盤' },
    'ar-SA': { name: 'تسعة مواقيت' },
  },
};

/** What TMDB calls an episode that nobody named, by language. */
export const EPISODE_NAMES: Readonly<Record<string, (number: number) => string>> = {
  de: (number) => `Folge ${number}`,
  fr: (number) => `Épisode ${number}`,
  ja: (number) => `第${number}話`,
  ar: (number) => `الحلقة ${number}`,
};

/** Names of episodes, by language. */
export const EPISODES: Readonly<Record<string, readonly string[]>> = {
  de: ['Die Lampe geht aus', 'Ein Fremder kommt heim', 'Die neunte Tür', 'Salz am Mittag'],
  fr: ['La lampe s’éteint', 'Un étranger rentre', 'La neuvième porte', 'Du sel à midi'],
  ja: ['消えた灯り', '帰ってきた旅人', '九番目の扉', '正午の塩'],
  ar: ['انطفاء المصباح', 'عودة الغريب', 'الباب التاسع', 'ملحٌ عند الظهيرة'],
};

/** What is told of titles that nobody translated by hand, by language. */
export const TOLD: Readonly<Record<string, (name: string) => string>> = {
  de: (name) => `Eine erfundene Geschichte, die es nur in diesem Katalog gibt: „${name}“.`,
  fr: (name) => `Une histoire inventée, que seul ce catalogue raconte : « ${name} ».`,
  ja: (name) => `このカタログにだけある、架空の物語「${name}」。`,
  ar: (name) => `حكايةٌ متخيَّلة لا توجد إلا في هذا الدليل: «${name}».`,
};

/** What is told of people. */
export const LIVES: Readonly<Record<string, (name: string) => string>> = {
  de: (name) => `${name} gibt es nur in diesem Katalog.`,
  fr: (name) => `${name} n’existe que dans ce catalogue.`,
  ja: (name) => `${name}は、このカタログにだけ登場する。`,
  ar: (name) => `${name} لا يوجد إلا في هذا الدليل.`,
};
