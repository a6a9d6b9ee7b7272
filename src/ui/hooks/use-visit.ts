import { useLocation } from 'react-router-dom';
import { visitOf } from './visit-in.ts';

/**
 * Names the entry of the browser's history that is shown: Back and Forward find the same name again, and so does what
 * replaces the entry without leaving it (`useReplaceParams`).
 */
export const useVisit = (): string => visitOf(useLocation());
