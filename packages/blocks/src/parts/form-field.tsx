import { CircleAlert } from 'lucide-react';
import { useId, type ReactElement } from 'react';

/** Properties of {@link FormField}. */
export interface FormFieldProps<F extends string> {
  readonly name: F;
  readonly label: string;
  /** `lines` is a text of several lines. */
  readonly type: 'text' | 'email' | 'password' | 'lines';
  readonly autoComplete: string;
  readonly value: string;
  /** The fault of the value, in words. */
  readonly fault: string | undefined;
  readonly onChange: (name: F, value: string) => void;
  readonly placeholder?: string;
}

/** A labelled field of a block's form with its fault; its look is `formCss`. */
export function FormField<F extends string>({
  name,
  label,
  type,
  fault,
  onChange,
  ...rest
}: FormFieldProps<F>): ReactElement {
  const id = useId();
  const control = {
    ...rest,
    id,
    name,
    required: true,
    'aria-invalid': fault === undefined ? undefined : ('true' as const),
    'aria-describedby': fault === undefined ? undefined : `${id}-fault`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {type === 'lines' ? (
        <textarea {...control} rows={5} onChange={(event) => onChange(name, event.currentTarget.value)} />
      ) : (
        <input
          {...control}
          type={type === 'text' ? undefined : type}
          onChange={(event) => onChange(name, event.currentTarget.value)}
        />
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} className="fault">
          <CircleAlert aria-hidden="true" />
          {fault}
        </p>
      )}
    </div>
  );
}
