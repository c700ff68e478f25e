import { Search, X } from 'lucide-react';
import { useRef, type InputHTMLAttributes, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Field } from './field.tsx';
import { useUiText } from '../text/ui-text.tsx';

const Root = styled.span.withConfig({ componentId: 'ui-search-field' })`
  > input::-webkit-search-cancel-button {
    display: none;
  }
`;

/** Properties of {@link SearchField}. */
export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'type' | 'className' | 'onChange'
> {
  /** Read out; the magnifying glass says it to the eye. */
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly className?: string;
}

/**
 * Words to search for. Escape or the cross clears them. Inside a `<form role="search">` it works without scripts.
 *
 * @example
 * ```tsx
 * import { SearchField } from '@omnis/ui';
 * export const example = (query: string, set: (query: string) => void) => <SearchField label="Search products" value={query} onValueChange={set} />;
 * ```
 */
export function SearchField({
  label,
  value,
  onValueChange,
  className,
  id,
  onKeyDown,
  ...rest
}: SearchFieldProps): ReactElement {
  const say = useUiText();
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <Field label={label} hideLabel id={id} className={className} disabled={rest.disabled}>
      {(control) => (
        <Root className="control">
          <span className="affix">
            <Search aria-hidden="true" />
          </span>
          <input
            ref={input}
            placeholder={label}
            enterKeyHint="search"
            autoComplete="off"
            {...rest}
            {...control}
            type="search"
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
              event.preventDefault();
              clear();
            }}
          />
          {value !== '' && (
            <button type="button" aria-label={say('Clear the search')} onClick={clear}>
              <X aria-hidden="true" />
            </button>
          )}
        </Root>
      )}
    </Field>
  );
}
