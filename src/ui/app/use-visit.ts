import { useLocation } from 'react-router-dom';

/** Names the entry of the browser's history that is shown: Back and Forward find the same name again. */
export const useVisit = (): string => useLocation().key;
