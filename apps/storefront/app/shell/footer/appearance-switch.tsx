import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { shellTexts, type View } from '@omnis/shop-kit';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { appearance } from '../appearance.ts';

const Root = styled.fieldset.withConfig({ componentId: 'shop-appearance' })`
  display: inline-flex;
  padding: 0.125rem;
  border: ${token('border.width')} solid ${token('footer.border')};
  border-radius: ${token('radius.full')};

  legend,
  .words {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: ${token('radius.full')};
    color: ${token('footer.muted')};
    cursor: pointer;
  }
  label:hover {
    color: ${token('footer.color')};
  }
  label:has(:checked) {
    background: ${token('footer.color')};
    color: ${token('footer.background')};
    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  label:has(:focus-visible) {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: ${token('focus.offset')};
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const choices = [
  { value: 'auto', key: 'asDevice', Icon: Monitor },
  { value: 'light', key: 'light', Icon: Sun },
  { value: 'dark', key: 'dark', Icon: Moon },
] as const;

/** The browser's own bars follow a choice too; each of their colours holds for one mode of the system. */
function useThemeColor(look: (typeof choices)[number]['value'], { light, dark }: View['themeColors']): void {
  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const own = meta.getAttribute('media')?.includes('dark') ? dark : light;
      meta.content = (look === 'auto' ? own : look === 'dark' ? dark : light) ?? light;
    }
  }, [look, light, dark]);
}

/** Light, dark, or as the visitor's system has it. */
export function AppearanceSwitch({ colours }: { readonly colours: View['themeColors'] }): ReactElement {
  const t = useTexts(shellTexts);
  const look = appearance.use();
  useThemeColor(look, colours);
  return (
    <Root>
      <legend>{t('appearance')}</legend>
      {choices.map(({ value, key, Icon }) => (
        <label key={value} title={t(key)}>
          <input
            type="radio"
            name="shop-appearance"
            value={value}
            checked={look === value}
            onChange={() => appearance.set(value)}
          />
          <Icon aria-hidden="true" />
          <span className="words">{t(key)}</span>
        </label>
      ))}
    </Root>
  );
}
