import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { Form } from 'react-router';
import { styled } from 'styled-components';
import { helpPath } from './help-path.ts';
import { contentTexts } from '../texts/content/index.ts';

const Root = styled.search.withConfig({ componentId: 'shop-help-search' })`
  max-width: 36rem;

  form {
    display: flex;
    align-items: center;
    min-height: 3.5rem;
    border: ${token('form.borderWidth')} solid ${token('form.borderColor')};
    border-radius: ${token('form.radius')};
    background: ${token('form.background')};
    color: ${token('form.color')};
  }
  form:focus-within {
    border-color: ${token('focus.color')};
    box-shadow: 0 0 0 1px ${token('focus.color')};
  }
  input {
    flex: 1;
    min-width: 0;
    height: 3rem;
    padding: 0 ${token('space.4')};
    border: 0;
    outline: none;
    background: none;
    font-size: max(1rem, ${token('type.md')});
  }
  input::placeholder {
    color: ${token('form.placeholder')};
    opacity: 1;
  }
  button {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    padding: 0;
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
  }
  svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

/** Search within the help; a plain form where no scripts run. */
export function HelpSearch({ term }: { readonly term: string }): ReactElement {
  const t = useTexts(contentTexts);
  return (
    <Root>
      <Form action={helpPath.home}>
        <input
          // Another search is another field.
          key={term}
          type="search"
          name="q"
          aria-label={t('searchHelp')}
          placeholder={t('whatAbout')}
          defaultValue={term}
          maxLength={120}
          enterKeyHint="search"
        />
        <button type="submit" aria-label={t('searchHelp')}>
          <Search aria-hidden="true" />
        </button>
      </Form>
    </Root>
  );
}
