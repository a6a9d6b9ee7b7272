import { createContext } from 'react';

/** Whether the visitor is on the way to another screen, whose code has been coming for a while. */
export const LeavingContext = createContext(false);
