import type { ComponentType, ReactElement } from 'react';
import { useCore } from '../data/core.ts';
import { Keep } from './keep.tsx';

/**
 * A part that stands around every page of a store: the server keeps it with the store's data ({@link Keep}). In the browser
 * it is the component itself.
 *
 * @param name - of the part
 * @param usePlace - says what else it depends on beside the store, the language and the currency; of few values, since each
 *   is kept
 * @example
 * export const BottomBar = kept('bottom bar', Bar, () => useLocation().pathname);
 */
export function kept<P extends object>(
  name: string,
  Part: ComponentType<P>,
  usePlace: (props: P) => string = () => '',
): ComponentType<P> {
  if (!import.meta.env.SSR) return Part;
  return function Kept(props: P): ReactElement {
    return (
      <Keep of={useCore()} by={`${name} ${usePlace(props)}`}>
        {() => <Part {...props} />}
      </Keep>
    );
  };
}
