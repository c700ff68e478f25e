import { token } from '@omnis/theme/react';
import type { ReactElement, Ref } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldLook } from './field.tsx';
import { codeFormats } from './rule-inputs.ts';
import { useUiText } from '../text/ui-text.tsx';
import type { UiText } from '../text/ui-texts.ts';
import { formatTyped } from './text-format.ts';

const Root = styled.span.withConfig({ componentId: 'ui-code' })`
  max-width: calc(var(--code-length) * 1.15em + 4rem);

  /* Twice, to weigh more than what every control of a field has. */
  &&.control > input {
    padding-inline: ${token('space.4')};
    font-family: ${token('mono.font')};
    font-size: ${token('type.lg')};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.12em;
  }
`;

/** Properties of {@link CodeField}. */
export interface CodeFieldProps extends FieldLook {
  /** Of an authenticator app or a text message (`two_factor`, unless told), or one of the printed recovery codes. */
  readonly kind?: keyof typeof codeFormats;
  /** With the space or dash of the form, as far as it is typed. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Called once the code is whole, so that a form can be sent without a press. */
  readonly onComplete?: (value: string) => void;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

const helps = {
  two_factor: 'Six digits from your authenticator app or text message',
  recovery: 'One of your saved codes: eight characters, a dash, eight characters',
} as const satisfies Readonly<Record<string, UiText>>;

/**
 * A code, in one field: phones offer the one that just came, and it can be pasted with whatever stands around its
 * digits. Two-factor codes are 3 digits, a space, 3 digits; recovery codes 8 characters, a dash, 8 (platform.md §5).
 *
 * @example
 * ```tsx
 * import { CodeField } from '@omnis/ui';
 * import { useState } from 'react';
 * export const SecondFactor = ({ send }: { send: (code: string) => void }) => {
 *   const [code, setCode] = useState('');
 *   return <CodeField label="Authentication code" value={code} onValueChange={setCode} onComplete={send} />;
 * };
 * ```
 */
export function CodeField({
  label,
  hideLabel,
  kind = 'two_factor',
  help,
  error,
  optional,
  className,
  id,
  value,
  onValueChange,
  onComplete,
  required,
  ...rest
}: CodeFieldProps): ReactElement {
  const say = useUiText();
  const { format, length } = codeFormats[kind];
  const style: Record<`--${string}`, number> = { '--code-length': length };
  return (
    <Field
      {...{ label, hideLabel, help: help ?? say(helps[kind]), error, optional, className, id }}
      disabled={rest.disabled}
    >
      {(control) => (
        <Root className="control" style={style}>
          <input
            type="text"
            inputMode={kind === 'two_factor' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            aria-required={required || undefined}
            {...rest}
            {...control}
            value={value}
            onChange={(event) => {
              const next = formatTyped(event, format);
              onValueChange(next);
              if (next.length === length && next !== value) onComplete?.(next);
            }}
          />
        </Root>
      )}
    </Field>
  );
}
