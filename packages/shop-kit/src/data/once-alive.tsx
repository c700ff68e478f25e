import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Shown only in a browser that runs the app. A component by itself, so that hydration rerenders nothing around it. */
export function OnceAlive({ children }: { readonly children: ReactNode }): ReactNode {
  return useHydrated() ? children : null;
}
