import { useState } from 'react';
import { excerpt } from '#domain/format/excerpt.ts';
import { Button } from '../../components/form/button.tsx';
import { LATE_ICONS } from '../../components/form/late-icons.ts';
import styles from './biography.module.css';

interface BiographyProps {
  /** The biography; empty when nobody has written one. */
  readonly text: string;
}

/** About as many characters as fit beside a portrait. */
const SHORT = 600;

const UNKNOWN = 'Nobody has written about this life yet.';

interface Paragraph {
  readonly text: string;
  /** The position of the paragraph's beginning in the whole text. */
  readonly start: number;
}

const paragraphsOf = (text: string): readonly Paragraph[] =>
  [...text.matchAll(/\S.*/g)].map((match) => ({ text: match[0], start: match.index }));

/** A biography in paragraphs. Of a long one, only the beginning is shown until the visitor asks for the rest. */
export function Biography({ text }: BiographyProps) {
  const [isOpen, setOpen] = useState(false);
  const life = text.trim() || UNKNOWN;
  const short = excerpt(life, SHORT);
  return (
    <section aria-labelledby="biography" className={styles.biography}>
      <h2 id="biography">Biography</h2>
      {paragraphsOf(isOpen ? life : (short ?? life)).map(({ text: paragraph, start }) => (
        <p key={start} dir="auto">
          {paragraph}
        </p>
      ))}
      {short !== undefined && (
        <Button
          size="small"
          icon={isOpen ? LATE_ICONS.up : LATE_ICONS.down}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Read less' : 'Read more'}
        </Button>
      )}
    </section>
  );
}
