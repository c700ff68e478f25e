import type { FieldOption } from '@omnis/blocks';
import { createContext, useContext } from 'react';

/** Choices from the shop for the fields that need them. */
export interface FormChoices {
  /** Collections by url name. */
  readonly collections?: readonly FieldOption[];
  /** Pages, collections and products to link to; others can be typed. */
  readonly links?: readonly FieldOption[];
  /** Font families that the shop's theme loads. */
  readonly fonts?: readonly FieldOption[];
  /** Split tests of the shop by their names. */
  readonly splitTests?: readonly FieldOption[];
  /** Variations of its split tests by their names. */
  readonly splitTestVariations?: readonly FieldOption[];
  /** Colours of the shop's theme, hex by what they are for: offered beside each colour. */
  readonly colours?: readonly FieldOption[];
  /** Opens the shop's files; gives an address, or null when nothing was chosen. */
  readonly onPickImage?: (current: string) => Promise<string | null>;
}

/** Given by the editor around a form. */
export const FormChoicesContext = createContext<FormChoices>({});

/** The choices of the shop. */
export function useFormChoices(): FormChoices {
  return useContext(FormChoicesContext);
}
