import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Field, type FieldLook } from '../field/field.tsx';
import { ComboboxRoot } from './combobox-root.ts';
import { useAsyncOptions } from './use-async-options.ts';

/** One choice of a combobox. */
export interface ComboboxOption<V extends string = string> {
  readonly value: V;
  readonly label: string;
  /** Under the label, e.g. an address. */
  readonly help?: ReactNode;
  readonly disabled?: boolean;
}

/** Properties of {@link Combobox}. */
export interface ComboboxProps<V extends string = string> extends FieldLook {
  /** The whole option, since its label may not be among those that are loaded; null while nothing is chosen. */
  readonly value: ComboboxOption<V> | null;
  readonly onValueChange: (value: ComboboxOption<V> | null) => void;
  /** All there is to choose from; it is filtered here. */
  readonly options?: readonly ComboboxOption<V>[];
  /** Looks up the options for what is typed, where there are too many to have them all. */
  readonly loadOptions?: (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption<V>[]>;
  /** Milliseconds from the last key to the search; 200 unless told. */
  readonly searchDelay?: number;
  readonly placeholder?: string;
  /** True when the choice can be removed by a cross and by emptying the text; true by default. */
  readonly clearable?: boolean;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

const none: readonly never[] = [];

/**
 * One of many choices, found by typing. Arrow keys walk the list, Enter chooses, Escape closes it and then empties the
 * field; searches elsewhere say that they run, found nothing, or failed.
 *
 * @example
 * ```tsx
 * import { Combobox, type ComboboxOption } from '@omnis/ui';
 * import { useState } from 'react';
 * const fonts = [{ value: 'lato', label: 'Lato' }, { value: 'inter', label: 'Inter' }];
 * export const Font = () => {
 *   const [font, setFont] = useState<ComboboxOption | null>(null);
 *   return <Combobox label="Font" value={font} onValueChange={setFont} options={fonts} />;
 * };
 * ```
 */
export function Combobox<V extends string = string>({
  label,
  hideLabel,
  help,
  error,
  optional,
  className,
  id,
  value,
  onValueChange,
  options = none,
  loadOptions,
  searchDelay = 200,
  placeholder,
  clearable = true,
  onBlur,
  name,
  required = false,
  disabled = false,
}: ComboboxProps<V>): ReactElement {
  const found = useAsyncOptions(loadOptions, searchDelay);
  const isAsync = loadOptions !== undefined;
  const items = isAsync ? found.options : options;
  return (
    <Field {...{ label, hideLabel, help, error, optional, className, id, disabled }}>
      {(control) => (
        <Base.Root<ComboboxOption<V>>
          items={items}
          value={value}
          onValueChange={onValueChange}
          isItemEqualToValue={(item, chosen) => item.value === chosen.value}
          filter={isAsync ? null : undefined}
          onInputValueChange={(query, { reason }) => {
            // Choosing writes the label into the field, which asks for nothing.
            if (reason !== 'item-press') found.search(query);
          }}
          onOpenChange={(open) => {
            if (open) found.begin();
          }}
          {...{ name, required, disabled }}
          autoHighlight
        >
          <Base.InputGroup className="control">
            {/* While the list is open, all but it is hidden from readers, the label too: so it is referred to. */}
            <Base.Input
              {...control}
              aria-labelledby={`${control.id}-label`}
              placeholder={placeholder}
              spellCheck={false}
              onBlur={onBlur}
            />
            {clearable && value !== null && !disabled && (
              <Base.Clear aria-label="Clear the choice">
                <X aria-hidden="true" />
              </Base.Clear>
            )}
            <Base.Trigger aria-label="Show the choices">
              <ChevronDown aria-hidden="true" />
            </Base.Trigger>
          </Base.InputGroup>
          <Base.Portal render={<ComboboxRoot role="region" aria-labelledby={`${control.id}-label`} />}>
            <Base.Positioner className="positioner" sideOffset={6}>
              <Base.Popup className="popup" aria-busy={found.status === 'searching' || undefined}>
                <Base.Status className="note" data-failed={found.status === 'failed' ? '' : undefined}>
                  {noteOf(found.status, items.length)}
                </Base.Status>
                <Base.Empty className="note">
                  {isAsync && found.status !== 'done' ? null : 'Nothing fits what you typed.'}
                </Base.Empty>
                <Base.List>
                  {(option: ComboboxOption<V>) => (
                    <Base.Item
                      key={option.value}
                      className="option"
                      value={option}
                      disabled={option.disabled}
                    >
                      <span>
                        {option.label}
                        {option.help !== undefined && <small>{option.help}</small>}
                      </span>
                      <Base.ItemIndicator>
                        <Check aria-hidden="true" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}

function noteOf(status: ReturnType<typeof useAsyncOptions>['status'], count: number): string | null {
  switch (status) {
    case 'searching':
      // The options of the last search stay in view until there are new ones.
      return count === 0 ? 'Searching…' : null;
    case 'failed':
      return 'The choices could not be loaded. Type on to try again.';
    case 'idle':
    case 'done':
      return null;
  }
}
