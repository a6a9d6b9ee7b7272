import { noteOf } from '#domain/note-of.ts';

/** What is said beside the text of a failure, where the visitor can do something about its reason. */
export function FailureNote({ error }: { readonly error: Parameters<typeof noteOf>[0] }) {
  const note = noteOf(error);
  return note ? <p>{note}</p> : null;
}
