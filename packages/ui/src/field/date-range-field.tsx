import { media, token } from '@omnis/theme/react';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { DateField } from './date-field.tsx';
import type { FieldLook } from './field.tsx';

const Root = styled.fieldset.withConfig({ componentId: 'ui-date-range' })`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    margin-bottom: ${token('space.2')};
    color: ${token('form.label')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.bold')};
    line-height: 1.4;
  }
  > .days {
    display: grid;
    gap: ${token('space.3')};
  }
  ${media.up('sm')} {
    > .days {
      grid-template-columns: 1fr 1fr;
    }
  }
  .days label {
    font-weight: ${token('weight.regular')};
  }
  > .presets {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
    margin-top: ${token('space.3')};
  }
  > .presets button {
    min-height: 2.5rem;
    padding: 0 ${token('space.4')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.full')};
    background: transparent;
    color: ${token('text.color')};
    font-size: ${token('type.sm')};
  }
  > .presets button:hover {
    background: ${token('surface.hover')};
  }
  > .presets button[aria-pressed='true'] {
    border-color: ${token('form.accent')};
    background: ${token('surface.selected')};
    font-weight: ${token('weight.medium')};
  }
  > .error,
  > .help {
    margin-top: ${token('space.2')};
    font-size: ${token('type.sm')};
    line-height: 1.4;
  }
  > .help {
    color: ${token('form.help')};
  }
  > .error {
    display: flex;
    gap: ${token('space.2')};
    color: ${token('error.text')};
    font-weight: ${token('weight.medium')};
  }
  > .error svg {
    flex: none;
    width: 1rem;
    height: 1.4em;
  }
`;

/** Days from one to another, both included, each as `2026-11-30` or empty. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** Properties of {@link DateRangeField}. */
export interface DateRangeFieldProps extends Omit<FieldLook, 'hideLabel'> {
  readonly value: DateRange;
  readonly onValueChange: (value: DateRange) => void;
  readonly min?: string;
  readonly max?: string;
  /** Ranges that people ask for, such as “Last 7 days”. */
  readonly presets?: readonly (DateRange & { readonly label: string })[];
  readonly onBlur?: () => void;
  readonly disabled?: boolean;
}

/**
 * The range after one of its days changed: a first day after the last takes the last along, and the other way round, so
 * that no range runs backwards.
 */
export function changeRange(range: DateRange, change: Partial<DateRange>): DateRange {
  const next = { ...range, ...change };
  // Days in this form stand in order as texts do.
  if (next.from === '' || next.to === '' || next.from <= next.to) return next;
  return change.from === undefined ? { from: next.to, to: next.to } : { from: next.from, to: next.from };
}

/**
 * Two days, from and to, with ranges that are a press away.
 *
 * @example
 * ```tsx
 * import { DateRangeField } from '@omnis/ui';
 * import { useState } from 'react';
 * export const Period = () => {
 *   const [range, setRange] = useState({ from: '2026-11-01', to: '2026-11-30' });
 *   return <DateRangeField label="Period" value={range} onValueChange={setRange} />;
 * };
 * ```
 */
export function DateRangeField({
  label,
  help,
  error,
  optional = false,
  className,
  value,
  onValueChange,
  min,
  max,
  presets = [],
  onBlur,
  disabled = false,
}: DateRangeFieldProps): ReactElement {
  const id = useId();
  const described = [error ? `${id}-error` : null, help ? `${id}-help` : null].filter(Boolean).join(' ');
  const shared = { min, max, disabled, onBlur, 'aria-invalid': error ? true : undefined } as const;
  return (
    <Root className={className} aria-describedby={described || undefined} disabled={disabled}>
      <legend>
        {label}
        {optional && ' (optional)'}
      </legend>
      <div className="days">
        <DateField
          {...shared}
          label="From"
          value={value.from}
          onValueChange={(from) => onValueChange(changeRange(value, { from }))}
        />
        <DateField
          {...shared}
          label="To"
          value={value.to}
          onValueChange={(to) => onValueChange(changeRange(value, { to }))}
        />
      </div>
      {presets.length > 0 && (
        <div className="presets">
          {presets.map(({ label: text, from, to }) => (
            <button
              key={text}
              type="button"
              aria-pressed={from === value.from && to === value.to}
              onClick={() => onValueChange({ from, to })}
            >
              {text}
            </button>
          ))}
        </div>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </Root>
  );
}
