import { nameKey } from '../name-key.ts';

/** What a service or a list says of a title as a whole. */
export type TitleState = 'to-see' | 'seen' | 'liked' | 'rated' | 'neither';

/** Without case, accents and spaces: English, German, French, Spanish, Italian, Portuguese (product.md, Import: states). */
const WORDS: Readonly<Record<TitleState, string>> = {
  'to-see': `watchlist towatch tosee planned planning plan plantowatch plannedtowatch planningtowatch plantosee wanttowatch wantedtowatch
    wanttosee wishlist watchlater forlater later unwatched unseen notwatched notseen notyetwatched notyet notstarted notstartedyet
    notbegun todo queue queued backlog upcoming ptw tbw
    merkliste watchliste wunschliste vorgemerkt gemerkt geplant ungesehen nichtgesehen nochnichtgesehen nichtbegonnen nichtangefangen
    zusehen anzusehen ansehen willichsehen mochteichsehen aufderliste spateransehen
    avoir aregarder listedesouhaits alistedenvies envies envie prevu planifie nonvu pasvu pasencorevu noncommence pascommence maliste
    listeavoir
    porver paraver pendiente pendientes planeado planeada planificado quierover novisto novista sinver noempezado noempezada sinempezar
    listadedeseos milista listadeseguimiento vermastarde
    davedere pianificato pianificata inprogramma nonvisto nonvista noniniziato noniniziata davisionare listadeidesideri
    lamialista guardarepiutardi vogliovedere
    averver paraassistir assistirmaistarde planejado planejada planeada queroassistir querover naovisto naovista naoassistido
    naoassistida naoiniciado naoiniciada aassistir listadedesejos minhalista verdepois`,
  seen: `history watched watch seen viewed completed complete finished done rewatched uptodate rewatch checkin scrobble
    gesehen angesehen geschaut angeschaut fertig beendet abgeschlossen komplett
    vu vue vus vues regarde regardee termine terminee fini finie dejavu dejavue complete
    visto vista vistos vistas terminado terminada completado completada finalizado finalizada acabado
    guardato guardata finito finita completato completata terminato terminata giavisto
    assistido assistida assistidos concluido concluida completo completa acabada javisto`,
  liked: `favorite favorites favourite favourites like likes liked love loved favorit favoriten lieblingsfilm favori favoris favorito
    favoritos favorita preferito preferiti`,
  rated: 'rating ratings rated',
  neither: `watching currentlywatching hold onhold paused pause dropped drop abandoned stopped inprogress started begun collection
    collected owned notinteresting notinterested
    angefangen begonnen amschauen amsehen schaueich laufend inarbeit pausiert abgebrochen aufgegeben
    encours enpause abandonne abandonnee arrete commence commencee
    viendo encurso enprogreso pausado pausada enpausa abandonado abandonada dejado empezado
    incorso inpausa abbandonato abbandonata interrotto interrotta iniziato iniziata staiguardando
    assistindo emandamento emprogresso empausa largado iniciado iniciada`,
};

const STATES: ReadonlyMap<string, TitleState> = new Map(
  Object.entries(WORDS).flatMap(([state, words]) =>
    words.split(/\s+/).map((word) => [word, state as TitleState] as const),
  ),
);

/** The state that a word stands for; undefined for a word that is not known. */
export const titleStateOf = (word: string): TitleState | undefined => STATES.get(nameKey(word).replaceAll(' ', ''));
