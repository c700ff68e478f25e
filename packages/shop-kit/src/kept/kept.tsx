import type { ComponentType, ReactElement } from 'react';
import { useCore } from '../data/core.ts';
import { Keep } from './keep.tsx';
import { isServer } from '../kit/is-server.ts';

/** Dependencies of a part beside the language and the currency. */
export interface KeptBy<P> {
  /** Object that the part is made from, and dropped with; the store's data by default. */
  readonly useSource?: (props: P) => object;
  /** Further dependency, as a text; of few values, since the part is kept for each. */
  readonly usePlace?: (props: P) => string;
}

/**
 * A part that many pages show alike: the server keeps it with what it is made of ({@link Keep}). In the browser it is the
 * component itself.
 *
 * @param name - of the part
 * @example
 * ```tsx
 * import { kept } from '@omnis/shop-kit';
 * import { useLocation } from 'react-router';
 *
 * const Bar = () => <nav>Home</nav>;
 * export const BottomBar = kept('bottom bar', Bar, { usePlace: () => useLocation().pathname });
 * ```
 */
export function kept<P extends object>(
  name: string,
  Part: ComponentType<P>,
  { useSource = useCore, usePlace = () => '' }: KeptBy<P> = {},
): ComponentType<P> {
  if (!isServer) return Part;
  return function Kept(props: P): ReactElement {
    return (
      <Keep of={useSource(props)} by={`${name} ${usePlace(props)}`}>
        {() => <Part {...props} />}
      </Keep>
    );
  };
}
