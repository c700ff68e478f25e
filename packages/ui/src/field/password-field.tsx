import { ArrowBigUpDash } from 'lucide-react';
import { token } from '@omnis/theme/react';
import { useState, type InputHTMLAttributes, type KeyboardEvent, type ReactElement, type Ref } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Field, type FieldLook } from './field.tsx';
import { useUiText } from '../text/ui-text.tsx';

const CapsLock = styled.span.withConfig({ componentId: 'ui-caps-lock' })`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  color: ${token('warning.text')};
  font-weight: ${token('weight.medium')};

  & + span::before {
    content: ' · ';
  }
  svg {
    width: 1rem;
    height: 1rem;
  }
`;

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

/**
 * A password, which can be shown to check what was typed, with a word where Caps Lock is on. It has no meter of
 * strength: one that is right needs a dictionary, and one that counts kinds of characters praises bad passwords.
 *
 * @example
 * ```tsx
 * import { PasswordField } from '@omnis/ui';
 * import { useState } from 'react';
 * export const NewPassword = () => {
 *   const [password, setPassword] = useState('');
 *   return <PasswordField label="New password" autoComplete="new-password" value={password} onValueChange={setPassword} />;
 * };
 * ```
 */
export function PasswordField({
  label,
  hideLabel,
  help,
  error,
  optional,
  className,
  id,
  onValueChange,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...rest
}: PasswordFieldProps): ReactElement {
  const say = useUiText();
  const [shown, setShown] = useState(false);
  const [isCaps, setCaps] = useState(false);
  const look = (event: KeyboardEvent<HTMLInputElement>): void => setCaps(event.getModifierState('CapsLock'));
  return (
    <Field
      {...{ label, hideLabel, error, optional, className, id }}
      help={helpWith(say, help, isCaps)}
      disabled={rest.disabled}
    >
      {(control) => (
        <span className="control">
          {/* There from the start: what is put into a new region is often not read out. */}
          <VisuallyHidden>
            <span role="status">{isCaps ? say('Caps Lock is on') : ''}</span>
          </VisuallyHidden>
          <input
            aria-required={rest.required || undefined}
            spellCheck={false}
            autoCapitalize="none"
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            onKeyDown={(event) => {
              look(event);
              onKeyDown?.(event);
            }}
            onKeyUp={(event) => {
              look(event);
              onKeyUp?.(event);
            }}
            onBlur={(event) => {
              setCaps(false);
              onBlur?.(event);
            }}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-controls={control.id}
            aria-label={say('Show password')}
            onClick={() => setShown(!shown)}
          >
            {shown ? say('Hide') : say('Show')}
          </button>
        </span>
      )}
    </Field>
  );
}

function helpWith(
  say: ReturnType<typeof useUiText>,
  help: FieldLook['help'],
  isCaps: boolean,
): FieldLook['help'] {
  if (!isCaps) return help;
  return (
    <>
      <CapsLock>
        <ArrowBigUpDash aria-hidden="true" />
        {say('Caps Lock is on')}
      </CapsLock>
      {help && <span>{help}</span>}
    </>
  );
}
