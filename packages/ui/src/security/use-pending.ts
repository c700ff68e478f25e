import { useState } from 'react';

/** Work that is under way, by a name of its own. */
export interface Pending {
  readonly is: (name: string) => boolean;
  readonly during: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/** Knows what is under way, so that its button says so. */
export function usePending(): Pending {
  const [names, setNames] = useState<readonly string[]>([]);
  return {
    is: (name) => names.includes(name),
    during: async (name, work) => {
      setNames((before) => [...before, name]);
      try {
        return await work();
      } finally {
        setNames((before) => before.filter((one) => one !== name));
      }
    },
  };
}
