import type { ReactElement, ReactNode } from 'react';
import type { BlockSource, SourceState } from '../sources/source.ts';
import { completeEnvironment } from './complete-environment.tsx';
import { EnvironmentContext, useGivenEnvironment } from './environment-context.ts';
import type { BlockEnvironment } from './environment.ts';

/** Properties of {@link BlockEnvironmentProvider}. */
export interface BlockEnvironmentProviderProps {
  /** Keep it the same object between renders: a new one renders every block again. */
  readonly environment: BlockEnvironment;
  readonly children: ReactNode;
}

/** Gives blocks, product cards and links outside a page what `<PageView>` gives those inside. */
export function BlockEnvironmentProvider({
  environment,
  children,
}: BlockEnvironmentProviderProps): ReactElement {
  return <EnvironmentContext value={environment}>{children}</EnvironmentContext>;
}

/**
 * The environment of a block, with plain parts for what was not given.
 *
 * @throws Error outside a `<PageView>` or `<BlockEnvironmentProvider>`.
 */
export function useBlockEnvironment(): BlockEnvironment {
  return completeEnvironment(useGivenEnvironment());
}

/** Items of a source, by the hook of the environment, which is the same function throughout; null asks for nothing. */
export function useBlockSource(source: BlockSource | null): SourceState {
  const { useSource: read } = useBlockEnvironment();
  return read(source);
}
