import { createContext, useContext } from 'react';
import type { ShownTypes } from './shown-types.ts';

/** The types that the page around a block knows; `<PageView>` gives it, so that types need not import the registry. */
export const RegistryContext = createContext<ShownTypes>({ get: () => undefined });

/** The types of the page. */
export function useShownTypes(): ShownTypes {
  return useContext(RegistryContext);
}
