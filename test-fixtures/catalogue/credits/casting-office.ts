import { groupBy } from '#domain/util/group-by.ts';
import type { Dice } from '../dice.ts';
import type { CataloguePerson } from '../people/catalogue-person.ts';

/** Nobody is credited more often. */
const MOST_CREDITS = 25;
const YOUNGEST = 12;
const OLDEST = 84;

/** What a production is looking for. */
export interface Vacancy {
  readonly department: string;
  readonly year: number;
  /** Those who are in it already. */
  readonly taken: ReadonlySet<number>;
  /** The maker with the troupe that is asked first. */
  readonly company?: number;
  /** For a cast of which there is no picture. */
  readonly withoutPhoto?: boolean;
}

/** A person's file. */
interface Candidate {
  readonly person: CataloguePerson;
  readonly from: number;
  readonly until: number;
  credits: number;
}

const candidate = (person: CataloguePerson): Candidate => {
  const born = Number.parseInt(person.birthday, 10);
  const died = Number.parseInt(person.deathday ?? '9999', 10);
  return { person, from: born + YOUNGEST, until: Math.min(born + OLDEST, died), credits: 0 };
};

const fits = ({ person, from, until, credits }: Candidate, { year, taken, withoutPhoto }: Vacancy): boolean =>
  year >= from && year <= until && credits < MOST_CREDITS && !taken.has(person.id) && !(withoutPhoto && person.photo);

const leastBusy = (candidates: readonly Candidate[], rolls: Dice): Candidate => {
  const fewest = candidates.reduce((least, { credits }) => Math.min(least, credits), MOST_CREDITS);
  return rolls.pick(candidates.filter(({ credits }) => credits <= fewest + 1));
};

const signed = (hired: Candidate): CataloguePerson => {
  hired.credits += 1;
  return hired.person;
};

/** Finds people who were alive, of age and not yet tired of it, so that everybody has a believable filmography. */
export class CastingOffice {
  private readonly byName: ReadonlyMap<string, Candidate>;
  private readonly byDepartment: ReadonlyMap<string, readonly Candidate[]>;
  private readonly leads = new Map<string, Candidate>();

  constructor(people: readonly CataloguePerson[]) {
    const candidates = people.map(candidate);
    this.byName = new Map(candidates.map((file) => [file.person.name, file]));
    this.byDepartment = groupBy(candidates, ({ person }) => person.department);
  }

  /** Somebody known by name. Throws for a stranger. */
  call(name: string): CataloguePerson {
    const found = this.byName.get(name);
    if (!found) throw new RangeError(`Nobody is called ${name}`);
    return signed(found);
  }

  /** Undefined when nobody fits. */
  hire(vacancy: Vacancy, rolls: Dice): CataloguePerson | undefined {
    const chosen = this.choose(vacancy, rolls);
    return chosen && signed(chosen);
  }

  /** The one who always plays this leading character. */
  hireLead(lead: string, vacancy: Vacancy, rolls: Dice): CataloguePerson | undefined {
    const chosen = this.leads.get(lead) ?? this.choose(vacancy, rolls);
    if (chosen) this.leads.set(lead, chosen);
    return chosen && signed(chosen);
  }

  private choose(vacancy: Vacancy, rolls: Dice): Candidate | undefined {
    const fitting = (this.byDepartment.get(vacancy.department) ?? []).filter((file) => fits(file, vacancy));
    if (fitting.length === 0) return undefined;
    const troupe = fitting.filter(({ person }) => person.company === vacancy.company);
    return troupe.length > 0 ? rolls.pick(troupe) : leastBusy(fitting, rolls);
  }
}
