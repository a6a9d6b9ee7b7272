import { createContext } from 'react';

/** Whether the visitor is on the way to another screen, whose code is still coming. */
export const LeavingContext = createContext(false);
