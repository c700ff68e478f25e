import { token } from '@omnis/theme/react';
import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { choiceCss } from './choice-css.ts';
import { FieldError } from './field-error.tsx';

const Root = styled.fieldset.withConfig({ componentId: 'ui-radio-group' })`
  ${choiceCss}
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: ${token('space.1')};
    padding: 0;
    color: ${token('form.label')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.bold')};
  }
  &[data-hide-label] > legend {
    ${visuallyHidden}
  }
  > .help {
    color: ${token('form.help')};
    font-size: ${token('type.sm')};
  }
  > .options {
    display: flex;
    flex-direction: column;
  }
  &[data-look='inline'] > .options {
    flex-flow: row wrap;
    column-gap: ${token('space.6')};
  }
  &[data-look='cards'] > .options {
    gap: ${token('space.2')};
  }
  &[data-look='cards'] .choice {
    grid-template-columns: auto 1fr auto;
    padding: ${token('space.3')} ${token('space.4')};
    border: ${token('form.borderWidth')} solid ${token('border.color')};
    border-radius: ${token('form.radius')};
    background: ${token('form.background')};
  }
  &[data-look='cards'] .choice:has(:checked) {
    border-color: ${token('form.accent')};
    background: ${token('surface.selected')};
    box-shadow: 0 0 0 1px ${token('form.accent')};
  }
  &[data-look='cards'] .choice:has(:focus-visible) {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: ${token('focus.offset')};
  }
  &[data-look='cards'] .choice input:focus-visible {
    outline: none;
  }
  .end {
    font-weight: ${token('weight.bold')};
    font-variant-numeric: tabular-nums;
  }
`;

/** One choice of a {@link RadioGroup}. */
export interface RadioOption<V extends string = string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** At the far side, e.g. a price. */
  readonly end?: ReactNode;
  readonly disabled?: boolean;
}

/** Properties of {@link RadioGroup}. */
export interface RadioGroupProps<V extends string = string> {
  readonly label: ReactNode;
  readonly hideLabel?: boolean;
  readonly help?: ReactNode;
  readonly error?: string | null;
  readonly value: V | '';
  readonly onValueChange: (value: V) => void;
  readonly onBlur?: () => void;
  readonly options: readonly RadioOption<V>[];
  /** `list` unless told; `cards` for choices with details, such as delivery methods. */
  readonly look?: 'list' | 'inline' | 'cards';
  /** Name of the form field; made where none is given. */
  readonly name?: string;
  readonly required?: boolean;
}

/**
 * One of a few choices, all in view.
 *
 * @example
 * ```tsx
 * import { RadioGroup } from '@omnis/ui';
 * export const example = (size: 'S' | 'M', set: (size: 'S' | 'M') => void) => (
 *   <RadioGroup label="Size" value={size} onValueChange={set} options={[{ value: 'S', label: 'S' }, { value: 'M', label: 'M' }]} />
 * );
 * ```
 */
export function RadioGroup<V extends string = string>({
  label,
  hideLabel = false,
  help,
  error,
  value,
  onValueChange,
  onBlur,
  options,
  look = 'list',
  name,
  required,
}: RadioGroupProps<V>): ReactElement {
  const id = useId();
  const describedBy = [error ? `${id}-error` : null, help ? `${id}-help` : null].filter(Boolean).join(' ');
  return (
    <Root
      role="radiogroup"
      data-look={look}
      data-invalid={error ? '' : undefined}
      data-hide-label={hideLabel ? '' : undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      onBlur={onBlur}
    >
      <legend id={`${id}-label`}>{label}</legend>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <div className="options">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            <span>{option.label}</span>
            {option.end !== undefined && <span className="end">{option.end}</span>}
            {option.help && <small>{option.help}</small>}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Root>
  );
}
