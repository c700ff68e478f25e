import {
  useEffect,
  useId,
  useRef,
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { choiceCss } from './choice-css.ts';
import { FieldError } from './field-error.tsx';

const Root = styled.div.withConfig({ componentId: 'ui-checkbox' })`
  ${choiceCss}
`;

/** Properties of {@link Checkbox} and {@link Switch}. */
export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'checked' | 'className' | 'role'
> {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange?: (checked: boolean) => void;
  /** Under the label. */
  readonly help?: ReactNode;
  readonly error?: string | null;
  /** Some, but not all, of what it stands for is chosen. */
  readonly indeterminate?: boolean;
  readonly className?: string;
}

interface ToggleProps extends CheckboxProps {
  readonly role?: 'switch';
}

function Toggle({
  label,
  checked,
  onCheckedChange,
  onChange,
  help,
  error,
  indeterminate = false,
  className,
  id: givenId,
  role,
  ...rest
}: ToggleProps): ReactElement {
  const madeId = useId();
  const id = givenId ?? madeId;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The DOM has this as a property only.
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange?.(event);
    onCheckedChange?.(event.currentTarget.checked);
  };
  const describedBy = [error ? `${id}-error` : null, help ? `${id}-help` : null].filter(Boolean).join(' ');
  return (
    <Root data-invalid={error ? '' : undefined} className={className}>
      <label className="choice" htmlFor={id}>
        <input
          ref={input}
          {...rest}
          id={id}
          type="checkbox"
          role={role}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={change}
        />
        <span>{label}</span>
        {help && <small id={`${id}-help`}>{help}</small>}
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Root>
  );
}

/**
 * Yes or no, or one of several things that may all be chosen.
 *
 * @example
 * ```tsx
 * import { Checkbox } from '@omnis/ui';
 * export const example = (checked: boolean, set: (checked: boolean) => void) => <Checkbox label="Send me news" checked={checked} onCheckedChange={set} />;
 * ```
 */
export function Checkbox(props: CheckboxProps): ReactElement {
  return <Toggle {...props} />;
}

/**
 * On or off, and it takes effect at once. In a form that is sent, use {@link Checkbox}.
 *
 * @example
 * ```tsx
 * import { Switch } from '@omnis/ui';
 * export const example = (live: boolean, set: (live: boolean) => void) => <Switch label="Store is live" checked={live} onCheckedChange={set} />;
 * ```
 */
export function Switch(props: Omit<CheckboxProps, 'indeterminate'>): ReactElement {
  return <Toggle role="switch" {...props} />;
}
