import * as v from 'valibot';
import type { PersonSummary } from '#domain/person.ts';
import { id, imagePath, name, text } from './answer-fields.ts';
import { definedFields } from './defined-fields.ts';
import { isAdult } from './is-adult.ts';

const RawPerson = v.object({ id, name, profile_path: imagePath, known_for_department: text });

/** A person as lists contain it; undefined for an item that is no person. */
export const mapToPersonSummary = (item: unknown): PersonSummary | undefined => {
  const { success, output: raw } = v.safeParse(RawPerson, item);
  if (!success || isAdult(item)) return undefined;
  const { known_for_department, ...person } = raw;
  return { ...person, media_type: 'person', ...definedFields({ known_for_department }) };
};
