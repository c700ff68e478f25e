import { useState, type InputHTMLAttributes, type ReactElement, type Ref } from 'react';
import { Field, type FieldLook } from './field.tsx';

/** Properties of {@link PasswordField}. */
export interface PasswordFieldProps
  extends
    FieldLook,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'type' | 'className' | 'autoComplete'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** `current-password` to log in, `new-password` to set one: password managers go by it. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly ref?: Ref<HTMLInputElement>;
}

/** A password, which can be shown to check what was typed. */
export function PasswordField({
  label,
  hideLabel,
  help,
  error,
  optional,
  className,
  id,
  onValueChange,
  ...rest
}: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hideLabel, help, error, optional, className, id }} disabled={rest.disabled}>
      {(control) => (
        <span className="control">
          <input
            aria-required={rest.required || undefined}
            spellCheck={false}
            autoCapitalize="none"
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-controls={control.id}
            aria-label="Show password"
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </span>
      )}
    </Field>
  );
}
