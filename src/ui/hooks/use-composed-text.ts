import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * A text field whose text an input method may be composing: until that is done, what it holds is a draft of the
 * visitor's text, and nobody is told of it.
 */
export const useComposedText = (text: string, onText: (text: string) => void) => {
  const [draft, setDraft] = useState<string>();
  const isComposing = useRef(false);

  return {
    value: draft ?? text,
    onChange: ({ currentTarget: { value } }: ChangeEvent<TextElement>) => {
      if (isComposing.current) setDraft(value);
      else onText(value);
    },
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget: { value } }: CompositionEvent<TextElement>) => {
      isComposing.current = false;
      setDraft(undefined);
      onText(value);
    },
  };
};
