import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldLook } from './field.tsx';
import { parseNumber, stepNumber } from './number-text.ts';
import { useUiText } from '../text/ui-text.tsx';

const Centred = styled.span.withConfig({ componentId: 'ui-centred' })`
  &[data-steps] > input {
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  > button:disabled,
  > button[aria-disabled='true'] {
    opacity: 0.4;
  }
`;

const textOf = (value: number | null, decimals: number): string =>
  value === null || Number.isNaN(value) ? '' : value.toFixed(decimals);

/** Milliseconds without a key after which a number is taken to be typed. */
const whole = 700;

/** Properties of {@link NumberField}. */
export interface NumberFieldProps extends FieldLook {
  /** Null while nothing that is a number has been typed. */
  readonly value: number | null;
  readonly onValueChange: (value: number | null) => void;
  readonly onBlur?: () => void;
  /**
   * Where this is given, what is typed counts once it is whole: after a pause, by Enter, or when the field is left. A
   * number out of bounds changes nothing: it is told to this, and the number before it comes back, unless it was a pause.
   */
  readonly onOutOfBounds?: (typed: number) => void;
  readonly min?: number;
  readonly max?: number;
  /** Step of the buttons and the arrow keys; 1 by default. */
  readonly step?: number;
  /** Digits after the point; 0 unless told. */
  readonly decimals?: number;
  /**
   * Typed text stays when the field is left: NaN stands for text that is no number, and further digits are
   * told as they were typed. The form says what is wrong, and nothing is put right behind anybody's back.
   */
  readonly keepTyped?: boolean;
  /** Buttons for less and more, as for quantities. */
  readonly steppers?: boolean;
  /** Name of the stepped value for these buttons, where there are several fields on a page: “number of mugs”. */
  readonly stepperName?: string;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly id?: string;
  readonly name?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A number. What is typed stays as it is while typing, and is brought into bounds and form when the field is left; what is
 * no number gives back the one before it. A field with steppers always has one; others may be emptied. The wheel does not
 * change it.
 *
 * @example
 * ```tsx
 * import { NumberField } from '@omnis/ui';
 * export const example = (value: number | null, set: (value: number | null) => void) => <NumberField label="Quantity" value={value} onValueChange={set} min={1} max={20} steppers />;
 * ```
 */
export function NumberField({
  label,
  hideLabel,
  help,
  error,
  optional,
  className,
  id,
  value,
  onValueChange,
  onBlur,
  onOutOfBounds,
  min,
  max,
  step = 1,
  decimals = 0,
  keepTyped = false,
  steppers = false,
  stepperName,
  prefix,
  suffix,
  required,
  disabled = false,
  ...rest
}: NumberFieldProps): ReactElement {
  const say = useUiText();
  const shown = textOf(value, decimals);
  const [text, setText] = useState(shown);
  const typing = useRef(false);
  const beforeTyping = useRef(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Text that is no number is kept as it was typed.
    if (!typing.current && !Number.isNaN(value)) setText(shown);
  }, [shown, value]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const limits = { min, max, decimals };
  const set = (next: number | null): void => {
    typing.current = false;
    clearTimeout(pause.current);
    setText(textOf(next, decimals));
    if (next !== value) onValueChange(next);
  };
  const tell = (typed: string): void => {
    const read = typed.trim() === '' ? null : (parseNumber(typed, { decimals: 10 }) ?? Number.NaN);
    if (!Object.is(read, value)) onValueChange(read);
  };
  const type = (next: string): void => {
    if (!typing.current) beforeTyping.current = value;
    typing.current = true;
    setText(next);
    if (keepTyped) return tell(next);
    const read = parseNumber(next, { decimals });
    if (onOutOfBounds) {
      clearTimeout(pause.current);
      if (read !== null && read === parseNumber(next, limits))
        pause.current = setTimeout(() => set(read), whole);
      return;
    }
    if (read !== value) onValueChange(read);
  };
  const leave = (): void => {
    if (keepTyped) {
      typing.current = false;
      if (value !== null && Number(value.toFixed(decimals)) === value) setText(shown);
      return;
    }
    const read = parseNumber(text, limits);
    if (onOutOfBounds) {
      if (!typing.current) return;
      const typed = parseNumber(text, { decimals });
      set(typed === read ? (read ?? value) : value);
      if (typed !== null && typed !== read) onOutOfBounds(typed);
      return;
    }
    // Whoever uses the field was told that it is empty, and may have put a number there.
    const mayBeEmpty = text.trim() === '' && !steppers;
    set(read ?? (mayBeEmpty || !typing.current ? value : beforeTyping.current));
  };
  const move = (by: number): void => {
    const from = typing.current ? (parseNumber(text, limits) ?? value) : value;
    set(stepNumber(from, by * step, limits));
  };
  const stepperLabel = (by: 1 | -1): string => {
    if (stepperName === undefined) return by > 0 ? say('Increase') : say('Decrease');
    return say(by > 0 ? 'Increase {name}' : 'Decrease {name}', { name: stepperName });
  };
  const stepper = (by: 1 | -1): ReactElement => {
    const isAtEnd =
      value !== null && (by > 0 ? max !== undefined && value >= max : min !== undefined && value <= min);
    return (
      <button
        type="button"
        aria-label={stepperLabel(by)}
        disabled={disabled}
        // A button that is disabled by its own press would drop the focus.
        aria-disabled={isAtEnd || undefined}
        onClick={() => {
          if (!isAtEnd) move(by);
        }}
      >
        {by > 0 ? <Plus aria-hidden="true" /> : <Minus aria-hidden="true" />}
      </button>
    );
  };
  return (
    <Field {...{ label, hideLabel, help, error, optional, className, id }} disabled={disabled}>
      {(control) => (
        <Centred className="control" data-steps={steppers ? '' : undefined}>
          {steppers && stepper(-1)}
          {prefix !== undefined && <span className="affix">{prefix}</span>}
          <input
            type="text"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            role="spinbutton"
            autoComplete="off"
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-required={required || undefined}
            disabled={disabled}
            value={text}
            {...rest}
            {...control}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && onOutOfBounds) leave();
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              move(event.key === 'ArrowUp' ? 1 : -1);
            }}
            onBlur={() => {
              leave();
              onBlur?.();
            }}
          />
          {suffix !== undefined && <span className="affix">{suffix}</span>}
          {steppers && stepper(1)}
        </Centred>
      )}
    </Field>
  );
}
