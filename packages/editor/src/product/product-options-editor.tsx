import { isColourOption, productLimits, type NamedOption } from '@omnis/models';
import { Button, IconButton, TextField } from '@omnis/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { OptionValueRow } from './option-value.tsx';
import { moved, newValue, renamedOption, valueFault, withOption, withValues } from './options-draft.ts';
import { OptionsRoot } from './options-root.ts';

/** A change of options; `renamed` tells a value that only got another name, so that its variants stay. */
export interface OptionsChange {
  readonly options: readonly NamedOption[];
  readonly renamed?: { readonly option: number; readonly from: string; readonly to: string };
}

/** Properties of {@link ProductOptionsEditor}. */
export interface ProductOptionsEditorProps {
  readonly options: readonly NamedOption[];
  readonly onChange: (change: OptionsChange) => void;
  /** Messages by field, such as `options.0.name`. */
  readonly errors?: Readonly<Record<string, string>>;
}

const suggested = ['Colour', 'Size'] as const;

function NewValue({
  option,
  onAdd,
}: {
  readonly option: NamedOption;
  readonly onAdd: (text: string) => void;
}): ReactElement {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const add = (): void => {
    if (text.trim() === '') return;
    const known = text.includes(',') ? null : valueFault(option, text);
    setFault(known);
    if (known !== null) return;
    onAdd(text);
    setText('');
  };
  return (
    <TextField
      label={`Add a value to ${option.name || 'this option'}`}
      hideLabel
      value={text}
      maxLength={2000}
      error={fault}
      placeholder={isColourOption(option.name) ? 'Navy, White' : 'S, M, L'}
      help="Press Enter to add. Commas add several."
      onValueChange={(next) => {
        setText(next);
        setFault(null);
      }}
      onBlur={add}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Enter adds the value; it does not save the product.
        event.preventDefault();
        add();
      }}
    />
  );
}

/**
 * The options of a product, such as colour, size or scent, with their values and the swatches of colours. A colour's swatch
 * is looked up by its name and can be picked.
 *
 * @example
 * ```tsx
 * import { ProductOptionsEditor } from '@omnis/editor';
 * export const Example = () => <ProductOptionsEditor options={[]} onChange={({ options }) => console.log(options)} />;
 * ```
 */
export function ProductOptionsEditor({
  options,
  onChange,
  errors = {},
}: ProductOptionsEditorProps): ReactElement {
  const set = (at: number, change: (option: NamedOption) => NamedOption): void =>
    onChange({ options: withOption(options, at, change) });
  const rename = (option: number, at: number, to: string): void => {
    const from = options[option]?.values[at]?.name ?? '';
    onChange({
      options: withOption(options, option, (one) => ({
        ...one,
        values: one.values.map((value, index) =>
          index === at ? { ...value, name: to, hex: value.hex ?? newValue(one, to).hex } : value,
        ),
      })),
      renamed: { option, from, to },
    });
  };
  const unused = suggested.filter((name) => !options.some((option) => option.name === name));
  const add = (name: string): void => onChange({ options: [...options, { name, values: [] }] });
  return (
    <OptionsRoot>
      {options.map((option, at) => (
        // Options have no identity besides their place while their names are typed.
        <fieldset key={at} aria-label={option.name || `Option ${at + 1}`}>
          <div className="name">
            <TextField
              label="Option name"
              value={option.name}
              maxLength={productLimits.optionName}
              placeholder="Scent, length, material"
              error={errors[`options.${at}.name`]}
              onValueChange={(name) => set(at, (one) => renamedOption(one, name))}
            />
            <IconButton
              label={`Remove the option ${option.name}`}
              onClick={() => onChange({ options: options.filter((_option, index) => index !== at) })}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
          {option.values.length > 0 && (
            <ul aria-label={`Values of ${option.name}`}>
              {option.values.map(({ name, hex }, index) => (
                <OptionValueRow
                  key={name}
                  label={`Value ${index + 1} of ${option.name}`}
                  name={name}
                  error={errors[`options.${at}.values.${index}.name`]}
                  faultOf={(next) => valueFault(option, next, index)}
                  onRename={(next) => rename(at, index, next)}
                  onRemove={() =>
                    set(at, (one) => ({ ...one, values: one.values.filter((value) => value.name !== name) }))
                  }
                  onMoveUp={
                    index === 0
                      ? undefined
                      : () => set(at, (one) => ({ ...one, values: moved(one.values, index, index - 1) }))
                  }
                  swatch={
                    isColourOption(option.name)
                      ? {
                          hex,
                          onPick: (picked) =>
                            set(at, (one) => ({
                              ...one,
                              values: one.values.map((value) =>
                                value.name === name ? { ...value, hex: picked } : value,
                              ),
                            })),
                        }
                      : undefined
                  }
                />
              ))}
            </ul>
          )}
          {errors[`options.${at}.values`] !== undefined && (
            <p className="fault" role="alert">
              {errors[`options.${at}.values`]}
            </p>
          )}
          <NewValue option={option} onAdd={(text) => set(at, (one) => withValues(one, text))} />
        </fieldset>
      ))}
      {errors['options'] !== undefined && (
        <p className="fault" role="alert">
          {errors['options']}
        </p>
      )}
      {options.length < productLimits.options && (
        <div className="add">
          {[...unused, ''].map((name) => (
            <Button
              key={name}
              size="sm"
              variant="secondary"
              startIcon={<Plus aria-hidden="true" />}
              onClick={() => add(name)}
            >
              {name === '' ? 'Add another option' : `Add ${name.toLowerCase()}`}
            </Button>
          ))}
        </div>
      )}
    </OptionsRoot>
  );
}
