import { directorsOf, writersOf, type Credits } from '#domain/credits.ts';
import type { CreditLine } from '../../components/page/credit-lines.tsx';
import { known } from './known.ts';
import { Names } from './names.tsx';

const line = (job: string, names: readonly string[]) => ({
  label: names.length > 1 ? `${job}s` : job,
  value: names.length > 0 && <Names names={names} />,
});

/** The lines of the credits that name the crew (spec section 2, Detail). */
export const crewLines = (credits: Credits): readonly CreditLine[] =>
  known([line('Director', directorsOf(credits)), line('Writer', writersOf(credits))]);
