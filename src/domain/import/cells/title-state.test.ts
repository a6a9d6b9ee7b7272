import { describe, expect, it } from 'vitest';
import { readYesNo } from './read-yes-no.ts';
import { titleStateOf, type TitleState } from './title-state.ts';

describe('a word for a state (product.md, Import: states)', () => {
  it.each<[TitleState, readonly string[]]>([
    [
      'to-see',
      [
        'Planned',
        'Planning',
        'Plan to watch',
        'Want to watch',
        'Unwatched',
        'Not started',
        'To-Watch',
        'PLAN_TO_WATCH',
      ],
    ],
    [
      'to-see',
      ['Merkliste', 'vorgemerkt', 'Geplant', 'noch nicht gesehen', 'À voir', 'Pas vu', 'Por ver', 'Pendiente'],
    ],
    ['to-see', ['Quiero ver', 'Da vedere', 'Non visto', 'Para assistir', 'Quero ver', 'Não visto']],
    [
      'seen',
      [
        'Finished',
        'Completed',
        'Watched',
        'gesehen',
        'Abgeschlossen',
        'Vu',
        'Terminé',
        'Visto',
        'Guardato',
        'Assistido',
      ],
    ],
    [
      'neither',
      ['Dropped', 'Paused', 'On hold', 'In progress', 'Watching', 'Abgebrochen', 'En cours', 'Abandonado', 'In corso'],
    ],
  ])('%s: %j', (state, words) => {
    expect(words.map((word) => [word, titleStateOf(word)])).toEqual(words.map((word) => [word, state]));
  });

  it.each(['', 'odd', '7', 'Maybe'])('%j is none', (word) => expect(titleStateOf(word)).toBeUndefined());
});

describe('an answer', () => {
  it.each([
    [true, ['yes', 'TRUE', 'x', '1', 'ja', 'Oui', 'Sí', 'sim', 'WAHR', '✓', '3', '1.0']],
    [false, ['no', 'False', '0', 'nein', 'Non', 'Não', 'FALSCH', '✗']],
    [undefined, ['', 'maybe', '2024-05-04', 'Watched']],
  ])('is %s', (answer, cells) => {
    expect(cells.map((cell) => [cell, readYesNo(cell)])).toEqual(cells.map((cell) => [cell, answer]));
  });
});
