import { validate, type RuleName, type RuleWithParams } from '@omnis/validation';
import { token } from '@omnis/theme/react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useAfterPress } from '../form/use-after-press.ts';
import { CodeField } from './code-field.tsx';
import type { FieldLook } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { ruleInputs } from './rule-inputs.ts';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { formatTyped } from './text-format.ts';

const Mono = styled.div.withConfig({ componentId: 'ui-rule-field' })`
  display: contents;

  &[data-mono] .control > input,
  &[data-mono] .control > textarea {
    font-family: ${token('mono.font')};
    font-size: ${token('type.sm')};
  }
`;

/** A rule that checks a text; files have {@link FileDrop}. */
export type TextRule = Exclude<RuleName, 'ext'> | Exclude<RuleWithParams, readonly ['ext', unknown]>;

/** Properties of {@link RuleField}. */
export interface RuleFieldProps extends FieldLook {
  /** A rule of `@omnis/validation`, with its parameter where it has one: `['min_length', 8]`. */
  readonly rule: TextRule;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Nothing typed is a fault too. */
  readonly required?: boolean;
  /** Autofill name, where it is not the one that the rule suggests (`current-password`). */
  readonly autoComplete?: string;
  readonly id?: string;
  readonly name?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/**
 * The field that suits a rule of platform.md §5: its keyboard, what browsers fill in, its form while it is typed, its
 * help. Within {@link useForm} the form says when to show the message (`error`); alone, the field shows the rule's
 * message once it was left, and a plain `<form>` is not sent while it is broken.
 *
 * @throws TypeError which lists the rules, where there is none of that name
 * @example
 * ```tsx
 * import { RuleField } from '@omnis/ui';
 * import { useState } from 'react';
 * export const Bank = () => {
 *   const [sortCode, setSortCode] = useState('');
 *   return <RuleField rule="sort_code" label="Sort code" value={sortCode} onValueChange={setSortCode} required />;
 * };
 * ```
 */
export function RuleField({ rule, required = false, autoComplete, ...field }: RuleFieldProps): ReactElement {
  const name = typeof rule === 'string' ? rule : rule[0];
  if (!Object.hasOwn(ruleInputs, name))
    throw new TypeError(
      `RuleField: there is no rule “${name}”. There are ${Object.keys(ruleInputs).join(', ')}.`,
    );
  const {
    control,
    format,
    tidy,
    help: ownHelp,
    mono,
    type,
    autoComplete: suggested,
    ...input
  } = ruleInputs[name];
  const faults = validate({ value: required ? ['required', rule] : [rule] }, { value: field.value });
  const message = faults['value']?.[0] ?? null;
  const [wasLeft, setWasLeft] = useState(false);
  const afterPress = useAfterPress();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    element?.setCustomValidity(message ?? '');
  }, [message]);

  const leave = (): void => {
    const tidied = tidy?.(field.value) ?? field.value;
    if (tidied !== field.value) field.onValueChange(tidied);
    afterPress(() => setWasLeft(true));
    field.onBlur?.();
  };
  const shared = {
    ...field,
    required,
    help: field.help ?? ownHelp,
    error: field.error === undefined && wasLeft ? message : field.error,
    onBlur: leave,
  };
  const render = (): ReactElement => {
    switch (control) {
      case 'password': {
        const known = autoComplete === 'current-password' ? autoComplete : 'new-password';
        return <PasswordField {...shared} autoComplete={known} />;
      }
      case 'code':
        return <CodeField {...shared} kind={name === 'recovery_code' ? 'recovery' : 'two_factor'} />;
      case 'area':
        return <TextArea {...shared} {...input} autoComplete={autoComplete ?? suggested} rows={4} />;
      case 'text':
      case 'file':
        return (
          <TextField
            {...shared}
            {...input}
            type={type}
            autoComplete={autoComplete ?? suggested}
            onValueChange={undefined}
            onChange={(event) =>
              field.onValueChange(format ? formatTyped(event, format) : event.currentTarget.value)
            }
          />
        );
    }
  };
  return (
    <Mono
      ref={root}
      data-mono={mono ? '' : undefined}
      onInvalid={(event) => {
        // The message stands under the field, in the words of the rule, and not in the browser's bubble.
        event.preventDefault();
        setWasLeft(true);
      }}
    >
      {render()}
    </Mono>
  );
}
