import type { Person } from '#domain/person.ts';
import { loadableQuery, type LoadableQuery } from './loadable-query.ts';
import type { Queries } from './queries.ts';

export const personQuery = (queries: Queries, entry: string, id: number): LoadableQuery<Person> =>
  queries.hold('person', `${entry} ${id}`, ({ catalog, requestRunner }) =>
    loadableQuery(requestRunner, {
      call: (signal) => catalog.fetchPerson(id, signal),
      policy: 'detail',
      operation: 'load this person',
    }),
  );
