/** Whether the browser keeps a database of this name: a look into it would make it. Where databases are not listed there may be one. */
export const mayHaveDatabase = async (wanted: string): Promise<boolean> => {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === wanted);
  } catch {
    return 'indexedDB' in globalThis && !('databases' in indexedDB);
  }
};
