import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readPrivateLink } from '#domain/private-link.ts';

/** Of a link that was pasted before the text that was there, that text is no part. */
const privateLinkIn = (typed: string, before: string) =>
  (before && typed.endsWith(before) && readPrivateLink(typed.slice(0, -before.length))) || readPrivateLink(typed);

/**
 * Opens the private links that come into a search box, and has everything else searched for (product.md, Search: private links). One that
 * is typed is held back until it is whole.
 */
export const usePrivateLinks = (searched: string, searchFor: (text: string) => void) => {
  const navigate = useNavigate();
  const [held, setHeld] = useState('');
  // The address may still catch up with what was typed before the link's '#'.
  const text = searched && held.startsWith(searched) ? held : searched;

  const take = (typed: string) => {
    const link = privateLinkIn(typed, text);
    const opens = link && (link.isWhole || typed.length - text.length > 1);
    setHeld(link && !opens ? typed : '');
    if (opens) void navigate(link.path);
    else if (!link) searchFor(typed);
  };
  return { text, take };
};
