import type { ChangeEvent, ReactElement, Ref, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldLook } from './field.tsx';
import { useUiText } from '../text/ui-text.tsx';

const Growing = styled.span.withConfig({ componentId: 'ui-growing' })`
  /* It grows downwards: a long word or address in it makes no form wider. */
  contain: inline-size;

  textarea {
    field-sizing: content;
    min-height: calc(var(--rows) * 1.4em + 1rem);
    max-height: 60vh;
  }
`;

/** Properties of {@link TextArea}. */
export interface TextAreaProps
  extends FieldLook, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'className'> {
  readonly value: string;
  readonly onValueChange?: (value: string) => void;
  /** Says how many of `maxLength` characters are used. */
  readonly showCount?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Several lines of text; it grows with what is typed.
 *
 * @example
 * ```tsx
 * import { TextArea } from '@omnis/ui';
 * export const example = (text: string, set: (text: string) => void) => <TextArea label="Description" value={text} onValueChange={set} maxLength={300} showCount />;
 * ```
 */
export function TextArea({
  label,
  hideLabel,
  help,
  error,
  optional,
  className,
  id,
  onValueChange,
  onChange,
  rows = 3,
  showCount = false,
  ...rest
}: TextAreaProps): ReactElement {
  const say = useUiText();
  const change = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  const count =
    showCount && rest.maxLength !== undefined
      ? say('{count} of {most} characters', { count: rest.value.length, most: rest.maxLength })
      : null;
  const helpText =
    help && count ? (
      <>
        {help} · {count}
      </>
    ) : (
      (help ?? count)
    );
  const style: Record<`--${string}`, number> = { '--rows': rows };
  return (
    <Field {...{ label, hideLabel, error, optional, className, id }} help={helpText} disabled={rest.disabled}>
      {(control) => (
        <Growing className="control" style={style}>
          <textarea
            rows={rows}
            aria-required={rest.required || undefined}
            {...rest}
            {...control}
            onChange={change}
          />
        </Growing>
      )}
    </Field>
  );
}
