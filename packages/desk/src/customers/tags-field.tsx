import { customerLimits } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, IconButton, TextField } from '@omnis/ui';
import { X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { withTags } from './customer-values.ts';
import { deskCustomersTexts } from '../texts/desk-customers/index.ts';

const Root = styled.div.withConfig({ componentId: 'desk-customer-tags' })`
  display: grid;
  gap: ${token('space.2')};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: ${token('type.sm')};
  }
  li {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.1')};
    min-width: 0;
    padding-inline-start: ${token('space.3')};
    border-radius: ${token('radius.full')};
    background: ${token('surface.hover')};
    overflow-wrap: anywhere;
  }
  .typed {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${token('space.2')};
  }
`;

/** Properties of {@link TagsField}. */
export interface TagsFieldProps {
  readonly label: string;
  readonly tags: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (tags: readonly string[]) => void;
}

/** Tags that are added by Enter or a comma, and removed one by one; saved with the form. */
export function TagsField({ label, tags, error, onChange }: TagsFieldProps): ReactElement {
  const t = useTexts(deskCustomersTexts);
  const [typed, setTyped] = useState('');
  const add = (text: string): void => {
    if (text.trim() !== '') onChange(withTags(tags, text));
    setTyped('');
  };
  return (
    <Root>
      <div className="typed">
        <TextField
          label={label}
          optional
          maxLength={customerLimits.tag}
          autoComplete="off"
          value={typed}
          error={error}
          onValueChange={(text) => (text.includes(',') ? add(text) : setTyped(text))}
          onBlur={() => add(typed)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(typed);
          }}
        />
        <Button
          variant="secondary"
          aria-label={t('addTo', { list: label.toLowerCase() })}
          onClick={() => add(typed)}
        >
          {t('add')}
        </Button>
      </div>
      {tags.length > 0 && (
        <ul aria-label={label}>
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              <IconButton
                label={t('remove', { tag })}
                size="sm"
                onClick={() => onChange(tags.filter((each) => each !== tag))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
