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

  it.each<[TitleState, string]>([
    [
      'to-see',
      "Not seen yet|Not watched yet|Haven't seen|Havent watched|Never watched|Not yet seen|To be watched|Wanna watch|Must see",
    ],
    ['to-see', 'Bookmarked|Saved|On my list|Someday|Up next|Unstarted|In watchlist|Wishlisted|Pending'],
    ['to-see', 'Noch nicht geschaut|Nicht angesehen|Will ich sehen|Anschauen|Zu schauen|Noch schauen'],
    [
      'to-see',
      'Jamais vu|Pas encore vue|Je veux voir|Pendiente de ver|No la he visto|Todavía no vista|Planificada|Da guardare|In lista',
    ],
    ['to-see', 'Mai visto|Ancora da vedere|Ainda não vi|Ainda não assistido|Pretendo assistir|A ver'],
    [
      'seen',
      'Already watched|Already seen|Fully watched|Watched it|Seen it|I have seen this|Watched (2x)|Seen twice|Watched 3 times|Caught up|Finished watching',
    ],
    [
      'seen',
      'Schon gesehen|Bereits gesehen|Fertig geschaut|Déjà regardé|Ya vista|Ya la he visto|Già vista|Già guardato|Já assistido|Já vi',
    ],
    [
      'neither',
      'Half watched|Partially watched|Unfinished|Not finished|Incomplete|Did not finish|DNF|Gave up|Stalled|Continuing',
    ],
    [
      'neither',
      'Rewatching|Nicht beendet|Nicht fertig|Halb gesehen|Unterbrochen|Pas terminé|Non finito|No terminada|Sospeso|Desisti',
    ],
  ])('%s, with the words around it: %s', (state, words) => {
    expect(words.split('|').map((word) => [word, titleStateOf(word)])).toEqual(
      words.split('|').map((word) => [word, state]),
    );
  });

  it.each([
    '',
    'odd',
    '7',
    'Maybe',
    'not',
    'I have it',
    'Released',
    'Not rated',
    'Not liked',
    'On my shelf',
    'Not in progress',
  ])('%j is none', (word) => expect(titleStateOf(word)).toBeUndefined());
});

describe('an answer', () => {
  it.each([
    [true, ['1x', '2 times', '3×', 'yes', 'TRUE', 'x', '1', 'ja', 'Oui', 'Sí', 'sim', 'WAHR', '✓', '3', '1.0']],
    [false, ['no', 'False', '0', 'nein', 'Non', 'Não', 'FALSCH', '✗']],
    [undefined, ['', 'maybe', '2024-05-04', 'Watched']],
  ])('is %s', (answer, cells) => {
    expect(cells.map((cell) => [cell, readYesNo(cell)])).toEqual(cells.map((cell) => [cell, answer]));
  });
});
