import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * A text field for which an input method may be composing the text. Until the input method has finished, the field
 * holds a draft of the visitor's text, and `onText` is not called.
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
