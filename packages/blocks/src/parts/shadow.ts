import { shadows, type Shadow } from '@omnis/models';
import { readChoice, type Values } from '../read/read.ts';
import type { FieldOption } from '../registry/fields.ts';

/** The shadows for a select field (storefront.md §3: none, light, medium, heavy). */
export const shadowOptions: readonly FieldOption[] = [
  { value: 'none', label: 'None' },
  { value: 'light', label: 'Light' },
  { value: 'medium', label: 'Medium' },
  { value: 'heavy', label: 'Heavy' },
];

/** The shadow under a key; none unless told. */
export function readShadow(values: Values, key: string): Shadow {
  return readChoice(values, key, { options: shadows, fallback: 'none' });
}
