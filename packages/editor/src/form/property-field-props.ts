import type { BlockField } from '@omnis/blocks';
import type { FieldErrors } from './block-errors.ts';

/** Props of every control in a generated form. */
export interface PropertyFieldProps<F extends BlockField = BlockField> {
  readonly field: F;
  /** The property, or the type's default. */
  readonly value: unknown;
  readonly error: string | undefined;
  /** Messages of the entries of a list, by `index.key`. */
  readonly nested?: FieldErrors;
  /** Undefined takes the property away. */
  readonly onChange: (value: unknown) => void;
}
