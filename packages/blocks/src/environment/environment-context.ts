import { createContext, useContext } from 'react';
import type { BlockEnvironment } from './environment.ts';

/** The minimum that a page needs to be shown; the rest may be missing, and is completed where blocks ask for it. */
export type GivenEnvironment = Pick<BlockEnvironment, 'mode' | 'report'> & Partial<BlockEnvironment>;

/** The environment around blocks, as it was given. */
export const EnvironmentContext = createContext<GivenEnvironment | null>(null);

/**
 * The environment as it was given.
 *
 * @throws Error outside a `<PageView>` or `<BlockEnvironmentProvider>`.
 */
export function useGivenEnvironment(): GivenEnvironment {
  const environment = useContext(EnvironmentContext);
  if (environment === null) {
    throw new Error('Blocks need a <PageView> or <BlockEnvironmentProvider>');
  }
  return environment;
}
