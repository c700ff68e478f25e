import { createContext, useContext } from 'react';
import { createBlockRegistry, type BlockRegistry } from './registry.ts';

/** The types that the page around a block knows; `<PageView>` gives it, so that types need not import the registry. */
export const RegistryContext = createContext<BlockRegistry>(createBlockRegistry({}));

/** The registry of the page. */
export function useBlockRegistry(): BlockRegistry {
  return useContext(RegistryContext);
}
