import { token } from '@omnis/theme/react';
import { Field, IconButton } from '@omnis/ui';
import { formatHexColour, parseHexColour } from '@omnis/validation';
import { X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.span.withConfig({ componentId: 'editor-colour-field' })`
  > input[type='color'] {
    flex: none;
    width: 3rem;
    padding: 0.375rem;
    border: 0;
    background: none;
    cursor: pointer;
  }
  > input[type='color']::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  > input[type='color']::-webkit-color-swatch {
    border: 1px solid ${token('border.color')};
    border-radius: ${token('radius.sm')};
  }
  &[data-unset] > input[type='color'] {
    opacity: 0.35;
  }
`;

/** Properties of {@link ColourField}. */
export interface ColourFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly error: string | undefined;
  /** '' leaves it to the theme. */
  readonly value: string;
  /** A hex colour, or undefined to leave it to the theme. */
  readonly onChange: (value: string | undefined) => void;
}

/** A colour, picked or typed as hex; without one the theme decides. */
export function ColourField({ label, help, error, value, onChange }: ColourFieldProps): ReactElement {
  // What is being typed and is no colour yet.
  const [typed, setTyped] = useState<string | null>(null);
  const colour = parseHexColour(value);
  const change = (text: string): void => {
    const read = parseHexColour(text.trim());
    setTyped(read === null && text.trim() !== '' ? text : null);
    if (text.trim() === '') onChange(undefined);
    else if (read !== null) onChange(formatHexColour(read));
  };
  const fault = typed === null ? error : 'A hex colour, such as #86b302';
  return (
    <Field label={label} help={help ?? 'As in your theme unless you choose one.'} error={fault}>
      {(control) => (
        <Root className="control" data-unset={colour === null ? '' : undefined}>
          <input
            type="color"
            aria-label={`Pick: ${label}`}
            value={colour === null ? '#000000' : formatHexColour({ ...colour, alpha: 1 })}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <input
            type="text"
            {...control}
            placeholder="Theme"
            spellCheck={false}
            value={typed ?? value}
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={() => setTyped(null)}
          />
          {value !== '' && (
            <IconButton label={`Clear: ${label}`} onClick={() => change('')}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </Root>
      )}
    </Field>
  );
}
