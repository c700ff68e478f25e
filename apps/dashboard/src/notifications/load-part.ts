import { useState, type ComponentType } from 'react';

/** A part whose code the shell does without until it is wanted. */
export interface LaterPart<P> {
  /** The part once its code is there. */
  readonly Part: ComponentType<P> | null;
  /** Fetches the code; a second call costs nothing. @returns whether it is there */
  readonly load: () => Promise<boolean>;
}

/** Fetches the code of a part by `get` when it is wanted; where that fails, the next call tries again. */
export function useLaterPart<P>(get: () => Promise<ComponentType<P>>): LaterPart<P> {
  const [held, setHeld] = useState<{ readonly Part: ComponentType<P> } | null>(null);
  return {
    Part: held?.Part ?? null,
    load: async () => {
      if (held) return true;
      try {
        setHeld({ Part: await get() });
        return true;
      } catch {
        return false;
      }
    },
  };
}
