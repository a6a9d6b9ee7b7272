import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { listen } from '../listen.ts';

/**
 * The sent texts that came after `text`, and that the address does not have yet. There are none when `text` is not
 * among the sent texts.
 */
const unanswered = (sent: readonly string[], text: string): readonly string[] => {
  const answered = sent.lastIndexOf(text);
  return answered < 0 ? [] : sent.slice(answered + 1);
};

/**
 * The text of a field whose text is in the address. Only a text that was just sent there stays until the address has caught up
 * with it, or the visitor goes back, so that a slow navigation loses no character.
 * @returns the text, and a function to call with each text that is sent to the address
 */
export const useTypedText = (addressed: string): readonly [text: string, send: (typed: string) => void] => {
  const { key } = useLocation();
  const [sent, setSent] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setSent(unanswered(sent, addressed));
  }
  // Back may come before the search was drawn: then the address on the screen has not changed.
  useEffect(() => listen(window, { popstate: () => setSent([]) }), []);
  return [sent.at(-1) ?? addressed, (typed) => setSent([...sent, typed])];
};
