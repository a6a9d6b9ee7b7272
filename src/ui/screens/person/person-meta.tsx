import { excerpt } from '#domain/format/excerpt.ts';
import type { Person } from '#domain/person.ts';
import { PageMeta } from '../../components/page/page-meta.tsx';

interface PersonMetaProps {
  readonly person: Person | undefined;
}

/** The number of characters that a link preview shows. */
const PREVIEW = 160;

export function PersonMeta({ person }: PersonMetaProps) {
  if (!person) return <PageMeta title="Matinee" />;
  const { name, biography } = person;
  return <PageMeta title={`${name}, Matinee`} description={excerpt(biography, PREVIEW) ?? biography} />;
}
