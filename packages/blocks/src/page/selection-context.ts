import { createContext, useContext } from 'react';

/** Uid of the block that the editor has selected; null outside the editor's canvas. */
export const SelectionContext = createContext<string | null>(null);

/** The selected block, for types that have to bring it into view, such as a slideshow its slide. */
export function useSelectedBlock(): string | null {
  return useContext(SelectionContext);
}
