import { useApp } from '../../hooks/app-context.ts';

/** Where the host takes requests; empty where it takes none, and for titles that are made up: their numbers are those of others there. */
export const useRequestUrl = (): string => {
  const { edition, catalogChoice } = useApp();
  return catalogChoice.isDemo ? '' : edition.requestUrl;
};
