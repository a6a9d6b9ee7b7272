import type { DemoData, DemoPerson, DemoTitle } from './demo-data.ts';
import { indexOf } from './demo-index.ts';

export const findPerson = (data: DemoData, id: number): DemoPerson | undefined => indexOf(data).people.get(id);

/** Every title that the person acted in or worked on, each once. The order means nothing. */
export const worksOf = (data: DemoData, id: number): readonly DemoTitle[] => [
  ...(indexOf(data).filmographies.get(id) ?? []),
];
