import type { InputHTMLAttributes, ReactElement, Ref } from 'react';
import type { FieldLook } from './field.tsx';
import { TextField } from './text-field.tsx';

/** Properties of {@link DateField}. */
export interface DateFieldProps
  extends FieldLook, Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'type' | 'className' | 'prefix'> {
  /** A day as `2026-11-30`; empty while none is chosen. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The first day that can be chosen, as `2026-11-30`. */
  readonly min?: string;
  /** The last day that can be chosen. */
  readonly max?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A day, by the platform's own picker: it speaks the reader's language and order of day and month, is typed by keys, and
 * is a wheel on phones. What a page gets is always `2026-11-30`.
 *
 * @example
 * ```tsx
 * import { DateField } from '@omnis/ui';
 * import { useState } from 'react';
 * export const Opening = () => {
 *   const [day, setDay] = useState('2026-11-30');
 *   return <DateField label="Store opens" value={day} onValueChange={setDay} min="2026-11-21" />;
 * };
 * ```
 */
export function DateField(props: DateFieldProps): ReactElement {
  return <TextField {...props} type="date" />;
}
