/** A series of the demo's movies. */
export interface DemoFranchise {
  readonly id: number;
  readonly name: string;
  readonly overview: string;
  /** Ids of movies, in no order. Empty where nothing is known of the parts. */
  readonly parts: readonly number[];
}

const run = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

type Row = readonly [id: number, name: string, overview: string, parts: readonly number[]];

const ROWS: readonly Row[] = [
  [
    9101,
    'Inspector Quillon Collection',
    'Twelve cases in twenty-two years, solved by a detective who is always on his way somewhere else.',
    run(1424, 1435),
  ],
  [
    9102,
    'Creature Double Bill Collection',
    'Ten monsters of the double bill. Each comes from somewhere below, and each is misunderstood by a county council.',
    run(1436, 1445),
  ],
  [
    9103,
    'Snowed In for Christmas Collection',
    'A stranger comes to a small town on business, and the road closes behind her. Twelve times.',
    run(1446, 1457),
  ],
  [
    9104,
    'The Keepers’ Lights Collection',
    'Lighthouses that walk, sing and let rooms. The keepers are never the same, and the fog always is.',
    [1036, 1065, 1137, 1329, 1403],
  ],
  [
    9105,
    'The Understudies of December Collection',
    'Somebody has to stand in for Santa, and he has three deputies.',
    [1188, 1381, 1388],
  ],
  [9106, 'The Committee Collection', 'Minutes are taken. Nothing is decided, twice.', [1152, 1170]],
  [
    9107,
    'The Parish Heist Collection',
    'Vicars who can open anything, from the getaway van of 1954 to the poker school of today.',
    [1149, 1219, 1231],
  ],
  [9108, 'The Getaway Collection', 'Three escapes: by waltz, over snow, and on a tricycle.', [1179, 1201, 1212]],
  [9109, 'Telegraph Collection', 'Wires across the ice and across the desert, and those who carry them.', [1322, 1358]],
  [
    9110,
    'The Ninth Collection',
    'Whoever counts to eight in these has missed somebody. The last part has been announced for years.',
    [1034, 1199, 1260],
  ],
  [9111, 'Small Orbits Collection', '', [1004, 1396]],
  [9112, 'Harpoon Collection', 'A second part was promised at the end of the first.', [1346]],
];

export const DEMO_FRANCHISES: readonly DemoFranchise[] = ROWS.map(([id, name, overview, parts]) => ({
  id,
  name,
  overview,
  parts,
}));
