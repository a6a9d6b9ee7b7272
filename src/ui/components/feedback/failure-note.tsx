import { noteOf } from '#domain/note-of.ts';

/** What is said beside the text of a failure, where its reason is one of the visitor's or will pass by itself. */
export function FailureNote({ error }: { readonly error: Parameters<typeof noteOf>[0] }) {
  const note = noteOf(error);
  return note ? <p>{note}</p> : null;
}
