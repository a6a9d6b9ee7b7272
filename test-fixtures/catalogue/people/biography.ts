import type { Dice } from '../dice.ts';

const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  Acting: [
    'was discovered while returning a library book',
    'began in a touring company that owned one wig',
    'spent ten years as somebody’s understudy before anyone fell ill',
    'trained as a pharmacist and acted on Thursdays',
    'made a first appearance aged six, as a turnip',
    'came to the cinema by way of the circus',
    'read the weather on local radio until a casting director tuned in',
    'answered an advertisement for extras and stayed for forty films',
    'played trumpet on a ferry before playing anyone at all',
    'left law school for a part without lines',
  ],
  Directing: [
    'shot a first film on borrowed stock in borrowed rooms',
    'edited newsreels before being trusted with a scene',
    'drew comics until the drawings began to need sound',
    'learned the trade as a projectionist, from the wrong end of the beam',
    'ran a village film club that met in the fire station',
  ],
  Writing: [
    'wrote obituaries for a provincial newspaper, some of them early',
    'sold a first script to a producer who had misread the title',
    'taught geography and wrote on the backs of maps',
    'translated subtitles, and started to improve them',
  ],
  Other: [
    'started as a runner and never quite stopped',
    'came from the theatre with a van and an opinion',
    'learned on industrial films about cement',
    'was hired for a week and never sent home',
  ],
};

const HABITS: readonly string[] = [
  'Keeps bees.',
  'Collects timetables.',
  'Has never owned a television.',
  'Plays the accordion, by request only.',
  'Swims in the sea every morning and complains about it every evening.',
  'Answers all letters by hand.',
  'Lives above a bakery.',
  'Is fond of long trains and short meetings.',
  'Has been working on a novel since the spring of some year or other.',
  'Still has the first cinema ticket, and the stub.',
  'Restores lighthouses.',
  'Speaks five languages and is silent in most of them.',
  'Cannot ride a bicycle.',
  'Holds a record for paper kites.',
];

/** One or two sentences; empty for about half of all people. */
export const biography = (name: string, department: string, rolls: Dice): string => {
  if (rolls.chance(0.5)) return '';
  const beginning = `${name} ${rolls.pick(BEGINNINGS[department] ?? BEGINNINGS['Other'] ?? [])}.`;
  return rolls.chance(0.45) ? `${beginning} ${rolls.pick(HABITS)}` : beginning;
};
