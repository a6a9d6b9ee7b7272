import { createContext } from 'react';

/** Whether the visitor is on the way to another screen, and its code has been loading for a while. */
export const LeavingContext = createContext(false);
