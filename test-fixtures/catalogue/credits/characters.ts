/** Who walks through which genre. `*` stands for a surname, `@` for a given name, `@f` and `@m` for a woman’s or a man’s. */
export const ROLES: Readonly<Record<string, readonly string[]>> = {
  any: ['@', '@ *', '@ *', '@ *', 'Mrs *', 'Mr *', 'Old @', 'Young @', 'Dr *', 'Aunt @f', 'The Neighbour', 'The Landlady', 'The Postman', 'The Waiter'],
  Action: ['Captain *', 'Sergeant *', '“Fingers” *', 'The Driver', 'Big @', 'Agent *', 'The Mechanic', 'The Mayor'],
  Adventure: ['Captain *', 'Professor *', 'The Guide', 'First Mate *', 'The Consul', 'Lady *', 'The Stowaway'],
  Animation: ['@ (voice)', 'The Owl (voice)', 'The Hare (voice)', 'Grandmother (voice)', 'The Narrator (voice)', 'Mayor * (voice)', 'The Moon (voice)', 'Badger (voice)', 'The Clock (voice)', 'Small @ (voice)'],
  Comedy: ['Councillor *', 'The Vicar', 'Colonel *', 'The Caterer', 'Cousin @', 'The Bride', 'Uncle @m', 'The Plumber'],
  Crime: ['Inspector *', 'Sergeant *', '“Lucky” @', 'Judge *', 'The Fence', 'The Night Porter', 'Constable *', 'Madame *'],
  Documentary: ['Self', 'Self (archive footage)', 'Narrator', 'Self, keeper', 'Self, neighbour', 'Self, witness'],
  Drama: ['Father *', 'The Doctor', 'The Widow *', 'Sister @f', 'The Foreman', 'The Schoolteacher', 'The Organist'],
  Family: ['@', 'Grandpa @m', 'Granny *', 'Miss *', 'The Headmaster', 'The Dog Catcher', 'Little @'],
  Fantasy: ['The King', 'Queen @f', 'The Witch of *', '@ the Tinker', 'The Ferryman', 'Sir @m', 'The Clockmaker'],
  History: ['The Duke of *', 'Queen @f', 'Lord *', 'The Envoy', 'The Printer', 'Lady *', 'Brother @m'],
  Horror: ['The Caretaker', 'Nurse *', 'The Child', 'Reverend *', 'The Voice', 'Sister @f', 'The Man in the Hall'],
  Music: ['The Conductor', 'Maestro *', '“Slow” @ *', 'The Drummer', 'The Impresario', 'Second Violin', 'The Tuner'],
  Mystery: ['Inspector *', 'Lady *', 'Colonel *', 'The Butler', 'Miss *', 'Canon *', 'The Maid', 'The Stranger'],
  Romance: ['The Florist', 'The Best Man', 'Mother *', 'The Rival', 'The Registrar', 'Cousin @', 'The Violinist'],
  'Science Fiction': ['Commander *', 'Lieutenant *', 'The Computer (voice)', 'Unit Nine', 'Dr *', 'Engineer *', 'The Gardener', 'Pilot *'],
  Thriller: ['Agent *', 'The Caller (voice)', 'The Woman in Grey', 'Detective *', 'The Passenger', 'The Operator', 'Minister *'],
  War: ['Captain *', 'Private *', 'Corporal *', 'Major *', 'The Signaller', 'Nurse *', 'The Cook', 'Lieutenant *'],
  Western: ['Sheriff *', 'The Stranger', 'Widow *', 'Doc *', '“Whistling” @', 'Deputy *', 'The Barkeep', 'Preacher *'],
  Reality: ['Self, presenter', 'Self, judge', 'Self, contestant'],
  Talk: ['Self, host', 'Self, guest'],
  News: ['Self, presenter', 'Self, correspondent'],
};

/** The genres of shows that have their roles under another name. */
export const ROLES_OF_SHOWS: Readonly<Record<string, string>> = {
  'Action & Adventure': 'Action',
  Kids: 'Family',
  'Sci-Fi & Fantasy': 'Science Fiction',
  Soap: 'Drama',
  'War & Politics': 'War',
  'TV Movie': 'Romance',
};

const WOMEN = [
  'Ada', 'Agnes', 'Astrid', 'Beatriz', 'Carla', 'Edith', 'Esme', 'Flora', 'Hana', 'Ida', 'Ilse', 'Judit',
  'Lotte', 'Lucia', 'Magda', 'Mara', 'Nadia', 'Olga', 'Rosa', 'Selma', 'Tilda', 'Vera', 'Wanda', 'Zora',
];
const MEN = [
  'Anton', 'Bruno', 'Cosmo', 'Elias', 'Felix', 'Gregor', 'Henrik', 'Ivo', 'Jonas', 'Kofi', 'Leo', 'Milo',
  'Nils', 'Oskar', 'Rafael', 'Samir', 'Silvio', 'Tomas', 'Viktor', 'Yusuf',
];

/** Given names, by what stands for them. */
export const GIVEN_NAMES: Readonly<Record<string, readonly string[]>> = { '@': [...WOMEN, ...MEN], '@f': WOMEN, '@m': MEN };

export const SURNAMES: readonly string[] = [
  'Abara', 'Ashdown', 'Bellweather', 'Brandt', 'Castellan', 'Corvo', 'Drummond', 'Eklund', 'Farrow', 'Gallo', 'Halloran', 'Hask',
  'Ibarra', 'Kessler', 'Kovacs', 'Lamm', 'Marsh', 'Moreau', 'Nakata', 'Novak', 'Okoro', 'Pell', 'Pereira', 'Pike',
  'Rao', 'Sandoval', 'Sorley', 'Tanaka', 'Thorne', 'Vale', 'Vasquez', 'Wexley', 'Winter', 'Yates', 'Zielinski', 'Zorn',
];
