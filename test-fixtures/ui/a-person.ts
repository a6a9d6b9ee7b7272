import type { Person } from '#domain/person.ts';

/** A person of whom a test names only what it is about. */
export const aPerson = (fields: Partial<Person> = {}): Person => ({
  id: 7,
  media_type: 'person',
  name: 'Ines Okafor',
  profile_path: null,
  biography: '',
  knownFor: [],
  appearedIn: [],
  ...fields,
});
