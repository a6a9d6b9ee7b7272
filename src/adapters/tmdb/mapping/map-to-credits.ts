import * as v from 'valibot';
import type { Credits } from '#domain/credits.ts';
import { uniqueBy } from '#domain/util/unique-by.ts';
import { each, id, imagePath, name, text } from './answer-fields.ts';
import { parseAnswer } from './parse-answer.ts';

const RawCredits = v.object({
  cast: v.pipe(v.array(v.unknown()), each(v.object({ id, name, character: text, profile_path: imagePath }))),
  crew: v.pipe(v.array(v.unknown()), each(v.object({ id, name, job: text, department: text }))),
});

/** The credits, with each cast member once, and each crew member once for each job. */
export const mapToCredits = (raw: unknown): Credits => {
  const { cast, crew } = parseAnswer(RawCredits, raw);
  return {
    cast: uniqueBy(cast, (member) => member.id),
    crew: uniqueBy(crew, (member) => `${member.id} ${member.job}`),
  };
};
