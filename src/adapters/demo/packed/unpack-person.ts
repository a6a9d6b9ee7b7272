import type { DemoPerson } from '../demo-data.ts';
import type { PackedDemoData, PackedPerson } from './packed-demo-data.ts';

export const unpackPerson = (row: PackedPerson, data: PackedDemoData, id: number): DemoPerson => {
  const { name, birthday, deathday } = row;
  const department = data.departments[row.department];
  const birthplace = data.birthplaces[row.birthplace];
  return {
    id,
    name,
    biography: row.biography.replace('~', () => name),
    photo: data.photos[row.photo] || null,
    ...(department && { department }),
    ...(birthday && { birthday }),
    ...(deathday && { deathday }),
    ...(birthplace && { birthplace }),
  };
};
