import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { loadPatiently, shellTexts } from '@omnis/shop-kit';
import { Search, X } from 'lucide-react';
import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type SyntheticEvent,
} from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { moveActive, suggestionId } from './suggestion-list.ts';

const Suggestions = lazy(() => loadPatiently(() => import('./suggestions.tsx')));

const Root = styled.form.withConfig({ componentId: 'shop-search-box' })`
  position: relative;
  color: ${token('form.color')};

  > .field {
    display: flex;
    align-items: center;
    min-height: ${token('form.height')};
    border: ${token('form.borderWidth')} solid ${token('form.borderColor')};
    border-radius: ${token('form.radius')};
    background: ${token('form.background')};
  }
  &[data-size='lg'] > .field {
    min-height: 3.5rem;
  }
  > .field:focus-within {
    border-color: ${token('focus.color')};
    outline: 1px solid ${token('focus.color')};
  }
  input {
    flex: 1;
    min-width: 0;
    height: 2.625rem;
    padding: 0 ${token('space.2')};
    border: 0;
    outline: none;
    background: none;
    font-size: max(1rem, ${token('type.md')});
  }
  input::placeholder {
    color: ${token('form.placeholder')};
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  .field > button {
    display: grid;
    place-items: center;
    flex: none;
    width: 2.625rem;
    height: 2.625rem;
    padding: 0;
    border: 0;
    border-radius: inherit;
    background: none;
    color: ${token('form.help')};
  }
  .field > button:hover {
    color: ${token('form.color')};
  }
  .field svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

/** Properties of {@link SearchBox}. */
export interface SearchBoxProps {
  /** Search term. */
  readonly term?: string;
  readonly size?: 'md' | 'lg';
  /** Takes the keyboard when it appears: on a page that is for searching alone. */
  readonly takeFocus?: boolean;
  /** Called when the shopper goes on to results. */
  readonly onLeave?: () => void;
}

/**
 * Search with suggestions while typing. Without scripts it is a plain form that leads to the results (storefront.md §2:
 * /search/).
 */
export function SearchBox({
  term = '',
  size = 'md',
  takeFocus = false,
  onLeave,
}: SearchBoxProps): ReactElement {
  const t = useTexts(shellTexts);
  const id = useId();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(term);
  const [searched, setSearched] = useState(term);
  if (searched !== term) {
    // Another search was made elsewhere, or the shopper went back.
    setSearched(term);
    setText(term);
  }
  const [open, setOpen] = useState(false);
  // Without a text there are suggestions for those who press into the field, not where it takes the focus by itself.
  const [wanted, setWanted] = useState(false);
  const [links, setLinks] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);
  useEffect(() => {
    if (takeFocus) input.current?.focus();
  }, [takeFocus]);
  const typed = text.trim();
  const isShown = open && (typed.length > 1 || (typed === '' && wanted));

  const leave = (): void => {
    setOpen(false);
    setWanted(false);
    setActive(-1);
    onLeave?.();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const to = links[active] ?? `/search/?q=${encodeURIComponent(text.trim())}`;
    leave();
    input.current?.blur();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setWanted(false);
      setActive(-1);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setOpen(true);
    setWanted(true);
    setActive(moveActive(active, step, links.length));
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setOpen(false);
    setWanted(false);
  };
  return (
    <Root ref={form} role="search" action="/search/" data-size={size} onSubmit={submit} onBlur={onBlur}>
      <div className="field">
        <button type="submit" aria-label={t('search')}>
          <Search aria-hidden="true" />
        </button>
        <input
          ref={input}
          type="search"
          name="q"
          role="combobox"
          aria-label={t('searchProducts')}
          aria-expanded={isShown && links.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? suggestionId(id, active) : undefined}
          placeholder={t('searchProducts')}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onFocus={() => setOpen(true)}
          onClick={() => {
            setOpen(true);
            setWanted(true);
          }}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={t('clearSearch')}
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          >
            <X aria-hidden="true" />
          </button>
        )}
      </div>
      {isShown && (
        <Suspense>
          <Suggestions id={id} text={typed} active={active} onLinks={setLinks} onChoose={leave} />
        </Suspense>
      )}
    </Root>
  );
}
