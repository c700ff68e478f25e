import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** What is shown only in a browser that runs the app. By itself, so that coming to life renders nothing around it again. */
export function OnceAlive({ children }: { readonly children: ReactNode }): ReactNode {
  return useHydrated() ? children : null;
}
