import { ChevronDown } from 'lucide-react';
import type { ChangeEvent, ReactElement, Ref, SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { token } from '@omnis/theme/react';
import { Field, type FieldLook } from './field.tsx';

const Root = styled.span.withConfig({ componentId: 'ui-select' })`
  position: relative;

  /* Twice, to weigh more than the padding that every control of a field has. */
  &&.control > select {
    appearance: none;
    padding-inline-end: ${token('space.10')};
    cursor: pointer;
    text-overflow: ellipsis;
  }
  > select:disabled {
    cursor: not-allowed;
    opacity: 1;
  }
  > select > option,
  > select optgroup {
    background: ${token('surface.overlay')};
    color: ${token('text.color')};
  }
  > svg {
    position: absolute;
    inset-inline-end: ${token('space.3')};
    top: 50%;
    transform: translateY(-50%);
    color: ${token('form.help')};
    pointer-events: none;
  }
`;

/** One choice of a select, radio group and the like. */
export interface Option<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Choices under a common title. */
export interface OptionGroup<V extends string = string> {
  readonly label: string;
  readonly options: readonly Option<V>[];
}

/** Properties of {@link Select}. */
export interface SelectProps<V extends string = string>
  extends FieldLook, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'className' | 'multiple'> {
  /** The value chosen; empty while nothing is. */
  readonly value: V | '';
  readonly onValueChange?: (value: V) => void;
  readonly options: readonly (Option<V> | OptionGroup<V>)[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

const isGroup = <V extends string>(entry: Option<V> | OptionGroup<V>): entry is OptionGroup<V> =>
  'options' in entry;

/**
 * One of several choices, by the platform's own list: best on phones, and it works without scripts.
 *
 * @example
 * ```tsx
 * import { Select } from '@omnis/ui';
 * export const example = (country: 'GB' | 'FR' | '', set: (country: 'GB' | 'FR') => void) => (
 *   <Select label="Country" value={country} onValueChange={set} options={[{ value: 'GB', label: 'United Kingdom' }, { value: 'FR', label: 'France' }]} />
 * );
 * ```
 */
export function Select<V extends string = string>({
  label,
  hideLabel,
  help,
  error,
  optional,
  className,
  id,
  onValueChange,
  onChange,
  options,
  placeholder,
  ...rest
}: SelectProps<V>): ReactElement {
  const all = options.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]));
  const change = (event: ChangeEvent<HTMLSelectElement>): void => {
    onChange?.(event);
    const chosen = all.find((option) => option.value === event.currentTarget.value);
    if (chosen) onValueChange?.(chosen.value);
  };
  const render = (option: Option<V>): ReactElement => (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  );
  return (
    <Field {...{ label, hideLabel, help, error, optional, className, id }} disabled={rest.disabled}>
      {(control) => (
        <Root className="control">
          <select
            aria-required={rest.required || undefined}
            {...rest}
            {...control}
            // Of a group that is at fault as a whole, the message stands at the group.
            aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
            onChange={change}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((entry) =>
              isGroup(entry) ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(render)}
                </optgroup>
              ) : (
                render(entry)
              ),
            )}
          </select>
          <ChevronDown aria-hidden="true" />
        </Root>
      )}
    </Field>
  );
}
