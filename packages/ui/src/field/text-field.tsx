import type { ChangeEvent, InputHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { Field, type FieldLook } from './field.tsx';

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'type' | 'prefix' | 'className'>;

/** Properties of {@link TextField}. */
export interface TextFieldProps extends FieldLook, NativeInput {
  readonly value: string;
  readonly onValueChange?: (value: string) => void;
  /** `text` unless told. For passwords, numbers and searches there are fields of their own. */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'datetime-local';
  /** In front of the text, e.g. a currency's symbol. */
  readonly prefix?: ReactNode;
  /** Behind the text, e.g. a unit. */
  readonly suffix?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * One line of text.
 *
 * @example
 * ```tsx
 * import { TextField } from '@omnis/ui';
 * import { useState } from 'react';
 * export const Name = () => {
 *   const [name, setName] = useState('');
 *   return <TextField label="First name" value={name} onValueChange={setName} autoComplete="given-name" />;
 * };
 * ```
 */
export function TextField({
  label,
  hideLabel,
  help,
  error,
  optional,
  className,
  id,
  onValueChange,
  onChange,
  prefix,
  suffix,
  type = 'text',
  ...rest
}: TextFieldProps): ReactElement {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <Field {...{ label, hideLabel, help, error, optional, className, id }} disabled={rest.disabled}>
      {(control) => (
        <span className="control">
          {prefix !== undefined && <span className="affix">{prefix}</span>}
          <input
            type={type}
            aria-required={rest.required || undefined}
            {...rest}
            {...control}
            // Of a group that is at fault as a whole, the message stands at the group.
            aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
            onChange={change}
          />
          {suffix !== undefined && <span className="affix">{suffix}</span>}
        </span>
      )}
    </Field>
  );
}
