/** The browser’s locks for tests: names that are held until their promise ends. */
export function standInLocks(): Pick<LockManager, 'query'> & { readonly request: unknown } {
  const held = new Set<string>();
  return {
    request: async (name: string, work: () => Promise<void>): Promise<void> => {
      held.add(name);
      await work();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
  };
}
