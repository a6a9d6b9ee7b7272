import { createContext } from 'react';
import { TitleSelection } from './title-selection.ts';

/** The selection of the list around; one that is never begun where there is none. */
export const SelectionContext = createContext(new TitleSelection());
