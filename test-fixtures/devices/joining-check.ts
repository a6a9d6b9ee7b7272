import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import { knownItem, type Register, type Registers } from '#domain/devices/register.ts';
import { FIRST_STAMP } from '#domain/devices/stamp.ts';
import type { Library } from '#domain/library/library.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import { factsOf, isChecked, type Facts } from './facts-of.ts';
import { factsWithoutPlace } from './facts-without-place.ts';
import { markIn } from './mark-in.ts';

/** A joining that was done. */
interface Joining {
  readonly before: Library;
  readonly after: Library;
  /** What the files of the others say. */
  readonly theirs: Registers;
  readonly choice: JoinChoice;
}

/** What one mark was on each side, and has become. */
interface JoinedMark {
  readonly id: string;
  readonly mine: Mark;
  readonly theirs: Mark;
  readonly joined: Mark;
  /** Whether the time at which the others wrote it is known. */
  readonly isDated: boolean;
}

const factsIn = (register: Register | undefined): string | undefined => {
  const item = knownItem(register);
  return register && item && JSON.stringify(factsWithoutPlace(register.list as 'marks', item));
};

const isMark = (id: string): boolean => id.startsWith('marks ');

/** Whether joining has made of two libraries what it is to make of them (product.md, Devices: joining), told without its code. */
export class JoiningCheck {
  private readonly mine: Facts;
  private readonly joined: Facts;
  /** The marks of which both sides have said something. */
  private readonly marks: readonly JoinedMark[];

  constructor(private readonly joining: Joining) {
    const { before, after, theirs } = joining;
    this.mine = factsOf(before);
    this.joined = factsOf(after);
    this.marks = [...theirs].flatMap(([id, register]) => {
      const there = knownItem(register);
      if (!isMark(id) || !there || !this.mine.has(id)) return [];
      const isDated = register.stamp !== FIRST_STAMP;
      return { id, mine: markIn(before, id), theirs: there, joined: markIn(after, id), isDated };
    });
  }

  /** Whether there was a rating or a day to choose. */
  get hasConflict(): boolean {
    const isOther = (a: unknown, b: unknown) => Boolean(a && b) && a !== b;
    return this.marks.some(
      ({ mine, theirs }) => isOther(mine.rating, theirs.rating) || isOther(mine.seenAt, theirs.seenAt),
    );
  }

  /** The ids of what is there by what this device has said alone. */
  get said(): readonly string[] {
    const { mine, joined, joining } = this;
    return [...joined.keys()].filter((id) => mine.has(id) && mine.get(id) !== factsIn(joining.theirs.get(id)));
  }

  /** What is otherwise than it is to be. */
  get faults(): readonly string[] {
    const { mine, joined } = this;
    const ids = new Set([...mine.keys(), ...joined.keys(), ...[...this.joining.theirs.keys()].filter(isChecked)]);
    const others = [...ids].filter((id) => !this.isRight(id));
    return [
      ...others.map((id) => `${id} is otherwise than joining has it: ${mine.get(id)}, ${joined.get(id)}`),
      ...this.marks.flatMap((mark) => this.faultsOf(mark)),
    ];
  }

  private isRight(id: string): boolean {
    const [mine, joined, theirs] = [this.mine.get(id), this.joined.get(id), this.joining.theirs.get(id)];
    const there = factsIn(theirs);
    if (!theirs || mine === undefined) return joined === (mine ?? there);
    if (there === undefined) return this.isRightRemoved(id);
    return isMark(id) ? joined !== undefined : joined === mine || joined === there;
  }

  /** Of what the others have removed. Where this device knows since when it has it, the later of both counts. */
  private isRightRemoved(id: string): boolean {
    const [mine, joined] = [this.mine.get(id), this.joined.get(id)];
    if (isMark(id)) return joined === (markIn(this.joining.before, id).note === undefined ? undefined : mine);
    return joined === undefined || (joined === mine && !id.startsWith('movies '));
  }

  private faultsOf({ id, mine, theirs, joined, isDated }: JoinedMark): readonly string[] {
    const { choice } = this.joining;
    const wins = choice === 'newer' ? (isDated ? 'theirs' : 'mine') : choice;
    const [first, second] = wins === 'mine' ? [mine, theirs] : [theirs, mine];
    const isChosen =
      joined.rating === (first.rating ?? second.rating) &&
      (joined.seenAt ?? null) === (first.seenAt ?? second.seenAt ?? null);
    const lost = [mine.note, theirs.note].filter((note = '') => !(joined.note ?? '').includes(note));
    return [
      ...(isChosen ? [] : [`${id} is not as was chosen: ${JSON.stringify({ choice, mine, theirs, joined })}`]),
      ...lost.map((note) => `${id} has lost the note “${note}”`),
    ];
  }
}
