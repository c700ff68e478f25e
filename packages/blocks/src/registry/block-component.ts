import { createElement, use, type ComponentType, type ReactElement } from 'react';
import type { BlockProps } from './block-type.ts';

/** A module that holds the component of a block type, and nothing that only the editor needs. */
export interface BlockModule {
  readonly default: ComponentType<BlockProps>;
}

/** A component whose code comes when a page uses it; rendered before that it suspends, afterwards it is there at once. */
export interface LazyBlock {
  (props: BlockProps): ReactElement;
  /** Fetches the code, once; a failure rejects, and the next call asks again. */
  readonly load: () => Promise<void>;
  /** The component itself as soon as its code is here. */
  readonly current: () => ComponentType<BlockProps> | null;
}

/** Milliseconds before each further try of a component that is on the page. */
const pauses = [1000, 4000, 15_000] as const;

/**
 * A block component as a module of its own, loaded when a page uses it. Unlike `React.lazy` it renders at once when its
 * code is here, so that a text rendering on the server leaves nothing out and the browser hydrates what it finds. Where
 * the code cannot be had, it is asked for again, and in the end what the server rendered stays as it is.
 *
 * @example
 * ```ts
 * import { lazyBlock } from '@omnis/blocks';
 * export const lookup = lazyBlock(() => import('./lookup.tsx'));
 * ```
 */
export function lazyBlock(load: () => Promise<BlockModule>): LazyBlock {
  let component: ComponentType<BlockProps> | null = null;
  let loading: Promise<void> | null = null;
  let arrival: Promise<void> | null = null;
  let arrived = (): void => undefined;
  const start = (): Promise<void> => {
    loading ??= load().then(
      (module) => {
        component = module.default;
        arrived();
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const LazyComponent = (props: BlockProps): ReactElement => {
    if (component === null && arrival === null) {
      arrival = new Promise((resolve) => {
        arrived = resolve;
      });
      void patiently(start);
    }
    // A component that waited calls `use` on every render: React wants the same calls each time.
    if (arrival !== null) use(arrival);
    return createElement(component ?? Nothing, props);
  };
  return Object.assign(LazyComponent, { load: start, current: () => component });
}

/** Tells whether a component's code comes later. */
export function isLazyBlock(component: ComponentType<BlockProps> | LazyBlock): component is LazyBlock {
  return 'load' in component;
}

/** Tries some times, then gives up in silence: thrown, the failure would take the server's HTML with it. */
async function patiently(start: () => Promise<void>): Promise<void> {
  for (const pause of pauses) {
    try {
      return await start();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await start().catch(() => undefined);
}

function Nothing(): null {
  return null;
}
