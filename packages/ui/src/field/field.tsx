import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { fieldCss } from './field-css.ts';
import { FieldError } from './field-error.tsx';
import { useUiText } from '../text/ui-text.tsx';

const Root = styled.div.withConfig({ componentId: 'ui-field' })`
  ${fieldCss}
`;

/** Props shared by all fields. */
export interface FieldLook {
  /** Always there; `hideLabel` keeps it for those who listen. */
  readonly label: ReactNode;
  readonly hideLabel?: boolean;
  /** Hint on what to type and why, before a fault can happen. */
  readonly help?: ReactNode;
  /** The message of the rule that the value breaks. */
  readonly error?: string | null;
  /** Says “optional” beside the label: most fields of a form are required. */
  readonly optional?: boolean;
  readonly className?: string;
}

/** Attributes that connect a control to its field. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** Properties of {@link Field}. */
export interface FieldProps extends FieldLook {
  /** Id of the control; made where none is given. */
  readonly id?: string;
  readonly disabled?: boolean;
  /** Renders the control with what ties it to the label, the help and the message. */
  readonly children: (control: FieldControl) => ReactNode;
}

/**
 * Label, help and message around any control.
 *
 * @example
 * ```tsx
 * import { Field } from '@omnis/ui';
 * export const Colour = () => (
 *   <Field label="Colour" help="As printed on the label">
 *     {(control) => <span className="control"><input type="color" {...control} /></span>}
 *   </Field>
 * );
 * ```
 */
export function Field({
  label,
  hideLabel = false,
  help,
  error,
  optional = false,
  id: givenId,
  disabled = false,
  className,
  children,
}: FieldProps): ReactElement {
  const say = useUiText();
  const madeId = useId();
  const id = givenId ?? madeId;
  const helpId = help ? `${id}-help` : null;
  const errorId = error ? `${id}-error` : null;
  const text = (
    <label htmlFor={id} id={`${id}-label`}>
      {label}
      {optional && <span className="optional"> {say('(optional)')}</span>}
    </label>
  );
  return (
    <Root
      data-invalid={error ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      className={className}
    >
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, helpId].filter(Boolean).join(' ') || undefined,
      })}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      {helpId && (
        <p className="help" id={helpId}>
          {help}
        </p>
      )}
    </Root>
  );
}
