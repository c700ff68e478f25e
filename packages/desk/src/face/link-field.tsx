import { TextField } from '@omnis/ui';
import { useId, type ReactElement } from 'react';

/** An address of the shop that a link can lead to. */
export interface LinkChoice {
  readonly value: string;
  readonly label: string;
}

/** Properties of {@link LinkField}. */
export interface LinkFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly value: string;
  /** Pages, collections and products of the shop, offered while typing. */
  readonly links: readonly LinkChoice[];
  readonly onChange: (value: string) => void;
}

/** An address, with those of the shop offered while typing. */
export function LinkField({ links, value, onChange, error, ...look }: LinkFieldProps): ReactElement {
  const id = useId();
  return (
    <>
      <TextField
        {...look}
        error={error ?? null}
        value={value}
        list={links.length === 0 ? undefined : id}
        spellCheck={false}
        autoComplete="off"
        onValueChange={onChange}
      />
      {links.length > 0 && (
        <datalist id={id}>
          {links.map((choice) => (
            <option key={choice.value} value={choice.value} label={choice.label} />
          ))}
        </datalist>
      )}
    </>
  );
}
