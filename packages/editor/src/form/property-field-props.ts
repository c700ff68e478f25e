import type { BlockField } from '@omnis/blocks';
import type { FieldErrors } from './block-errors.ts';

/** What every control of a generated form is given. */
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
