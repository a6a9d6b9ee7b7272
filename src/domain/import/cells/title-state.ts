import { nameKey } from '../../text/name-key.ts';

/** What a service or a list says of a title as a whole. */
export type TitleState = 'to-see' | 'seen' | 'liked' | 'rated' | 'neither';

/** Without case, accents and spaces: English, German, French, Spanish, Italian, Portuguese (product.md, Import: states). */
const WORDS: Readonly<Record<TitleState, string>> = {
  'to-see': `watchlist towatch tosee planned planning plan plantowatch plannedtowatch planningtowatch plantosee wanttowatch wantedtowatch
    wanttosee wishlist watchlater forlater later unwatched unseen notwatched notseen notyetwatched notyet notstarted notstartedyet
    notbegun unstarted pending next upnext someday interested saved bookmarked wishlisted onmylist mylist inwatchlist onwatchlist
    want wish wannawatch wannasee tobewatched tobeseen mustwatch mustsee todo queue queued backlog upcoming ptw tbw
    merkliste watchliste wunschliste vorgemerkt gemerkt geplant ungesehen nichtgesehen nochnichtgesehen nichtbegonnen nichtangefangen
    zusehen anzusehen ansehen anschauen schauen zuschauen anzuschauen willsehen willichsehen mochteichsehen aufderliste spateransehen
    avoir aregarder listedesouhaits alistedenvies envies envie prevu planifie nonvu pasvu pasencorevu noncommence pascommence maliste
    listeavoir jeveuxvoir jeveuxlevoir enviedevoir aregarderplustard
    porver paraver pendientedever planificada pendiente pendientes planeado planeada planificado quierover novisto novista sinver noempezado noempezada sinempezar
    listadedeseos milista listadeseguimiento vermastarde
    davedere pianificato pianificata inprogramma nonvisto nonvista noniniziato noniniziata davisionare listadeidesideri
    daguardare inlista lamialista guardarepiutardi vogliovedere
    aver averver pretendover pretendoassistir paraassistir assistirmaistarde planejado planejada planeada queroassistir querover naovisto naovista naoassistido
    naoassistida naoiniciado naoiniciada aassistir listadedesejos minhalista verdepois`,
  seen: `history watched watch seen viewed completed complete finished done rewatched uptodate rewatch checkin scrobble
    caughtup binged finishedwatching durchgeschaut
    gesehen angesehen geschaut angeschaut fertig beendet abgeschlossen komplett
    vu vue vus vues regarde regardee termine terminee fini finie dejavu dejavue complete
    visto vista vistos vistas terminado terminada completado completada finalizado finalizada acabado
    guardato guardata finito finita completato completata terminato terminata giavisto
    assistido assistida assistidos concluido concluida vi completo completa acabada javisto`,
  liked: `favorite favorites favourite favourites like likes liked love loved favorit favoriten lieblingsfilm favori favoris favorito
    favoritos favorita preferito preferiti`,
  rated: 'rating ratings rated',
  neither: `watching currentlywatching current rewatching repeating continuing ongoing stalled schauegerade dejada dejado unfinished incomplete dnf gaveup skipped ignored hold onhold paused pause dropped drop abandoned stopped inprogress started begun collection
    collected owned notinteresting notinterested
    angefangen begonnen amschauen amsehen schaueich laufend inarbeit unterbrochen pausiert abgebrochen aufgegeben
    encours enpause abandonne abandonnee arrete commence commencee
    viendo encurso enprogreso pausado pausada enpausa abandonado abandonada dejado empezado
    incorso inpausa abbandonato abbandonata interrotto interrotta sospeso sospesa iniziato iniziata staiguardando
    assistindo emandamento emprogresso empausa desisti largado iniciado iniciada`,
};

const STATES: ReadonlyMap<string, TitleState> = new Map(
  Object.entries(WORDS).flatMap(([state, words]) =>
    words.split(/\s+/).map((word) => [word, state as TitleState] as const),
  ),
);

/** What people put around such a word, without accents. */
const AROUND = new Set(
  `i ve have has had did it this that them all the a my already fully finally just once twice times time yet still
    ich habe hab hatte schon bereits noch ganz komplett es den die das
    je j ai l le la les deja encore completement
    ya lo los he todavia aun por completo
    gia ho ancora del tutto
    ja eu o os ainda`.split(/\s+/),
);
const NOT = new Set(
  'not never haven havent hasn hasnt didn didnt t nicht nie niemals pas jamais ne non no nunca mai nao'.split(' '),
);
const PARTLY = new Set(
  'half halfway partially partly halb teilweise moitie partiellement medio parcialmente parzialmente meta'.split(' '),
);
/** What is not finished may have been begun. */
const TO_THE_END = /^(?:finish|complet|done|fertig|beend|abgeschl|komplett|termin|fin[io]|finaliz|acab|conclu)/;
const IS_NUMBER = /^\d+x?$/;

const stateOfAll = (words: readonly string[]): TitleState | undefined => {
  const [state, ...others] = words.map((word) => STATES.get(word));
  return STATES.get(words.join('')) ?? (others.every((other) => other === state) ? state : undefined);
};

/** Of a few words, some of which turn another round: 'Haven't seen', 'Already watched (2x)'. */
const stateOfPhrase = (words: readonly string[]): TitleState | undefined => {
  const rest = words.filter(
    (word) => !AROUND.has(word) && !NOT.has(word) && !PARTLY.has(word) && !IS_NUMBER.test(word),
  );
  const isNot = words.some((word) => NOT.has(word));
  if (rest.length === 0) return undefined;
  if (isNot && TO_THE_END.test(rest.join(''))) return 'neither';
  const state = stateOfAll(rest);
  if (words.some((word) => PARTLY.has(word))) return state === 'seen' ? 'neither' : undefined;
  if (!isNot) return state;
  return state === 'seen' ? 'to-see' : undefined;
};

/** The state that a word, or a few, stand for; undefined for what is not known. */
export const titleStateOf = (word: string): TitleState | undefined => {
  const words = nameKey(word).split(' ');
  return STATES.get(words.join('')) ?? (words.length > 1 ? stateOfPhrase(words) : undefined);
};
