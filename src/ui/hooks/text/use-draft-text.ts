import { useState } from 'react';
import { useApp } from '../app-context.ts';

export interface DraftText {
  /** What was typed, in this tab and for the same thing; else what is kept. */
  readonly text: string;
  /** Keeps what is typed. A field that is emptied, or has what is kept, has no draft. */
  readonly setText: (text: string) => void;
  /** For a text that is saved, or given up. */
  readonly clear: () => void;
}

/**
 * A text that stays until it is saved or cleared, whatever way the visitor leaves its field (product.md, Dialogs: drafts). The field is
 * read once: it has to be drawn anew when it is opened again.
 * @param name what the text is for: a title, a list
 * @param kept what is there without a draft
 */
export const useDraftText = (name: string, kept = ''): DraftText => {
  const { draftMemory, catalogChoice } = useApp();
  // A tab may show either catalogue, and they number their titles alike.
  const ofCatalogue = catalogChoice.isDemo ? `demo ${name}` : name;
  const [typed, setTyped] = useState(() => draftMemory.recall(ofCatalogue));
  return {
    text: typed ?? kept,
    setText: (text) => {
      setTyped(text);
      draftMemory.remember(ofCatalogue, text === kept ? '' : text);
    },
    clear: () => {
      setTyped(undefined);
      draftMemory.remember(ofCatalogue, '');
    },
  };
};
