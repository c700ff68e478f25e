import { useTexts } from '@omnis/texts/react';
import { resolveTheme, type ThemeName } from '@omnis/theme';
import { useMemo, type CSSProperties, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useActiveStore } from '../app/session.ts';
import { useThemeFonts } from './use-theme-fonts.ts';
import { appearanceTexts } from '../texts/appearance/index.ts';

/** Everything comes by custom properties from the theme that is shown, so that all previews share one class. */
const Root = styled.span.withConfig({ componentId: 'dashboard-theme-preview' })`
  display: grid;
  align-content: space-between;
  gap: 0.75rem;
  height: 10rem;
  padding: 1rem;
  overflow: hidden;
  background: var(--page);
  color: var(--text);
  font: 0.8125rem/1.4 var(--text-font);

  /* The fonts come when the sample does: nothing asks for them before. */
  &:not([data-seen]),
  &:not([data-seen]) * {
    font-family: inherit;
  }

  .title {
    display: block;
    color: var(--heading);
    font: var(--heading-weight) 1.375rem/1.15 var(--heading-font);
    overflow-wrap: anywhere;
    letter-spacing: var(--heading-spacing);
    text-transform: var(--heading-transform);
  }
  .copy {
    display: block;
    margin-top: 0.25rem;
  }
  .foot {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
  }
  .button {
    padding: 0.4375rem 0.875rem;
    border: var(--button-border-width) solid var(--button-border);
    border-radius: var(--button-radius);
    background: var(--button);
    color: var(--button-text);
    font: var(--button-weight) 0.75rem/1.2 var(--button-font);
    text-transform: var(--button-transform);
    letter-spacing: var(--button-spacing);
    box-shadow: var(--button-shadow);
  }
  .swatches {
    display: inline-flex;
  }
  .swatches > span {
    width: 1.125rem;
    height: 1.125rem;
    border: 2px solid var(--page);
    border-radius: 50%;
  }
  .swatches > span + span {
    margin-inline-start: -0.375rem;
  }
`;

type Vars = CSSProperties & Record<`--${string}`, string>;

/** Values of a theme that its small picture needs. */
function looksOf(name: ThemeName): { readonly style: Vars; readonly swatches: readonly string[] } {
  const { values } = resolveTheme(name);
  return {
    style: {
      '--page': values['page.background'],
      '--text': values['text.color'],
      '--text-font': values['text.font'],
      '--heading': values['heading.color'],
      '--heading-font': values['heading.1.font'],
      '--heading-weight': values['heading.1.weight'],
      '--heading-transform': values['heading.1.transform'],
      '--heading-spacing': values['heading.letterSpacing'],
      '--button': values['button.background'],
      '--button-text': values['button.color'],
      '--button-border': values['button.border'],
      '--button-border-width': values['button.borderWidth'],
      '--button-radius': values['button.radius'],
      '--button-font': values['button.font'],
      '--button-weight': values['button.weight'],
      '--button-transform': values['button.transform'],
      '--button-spacing': values['button.letterSpacing'],
      '--button-shadow': values['button.shadow'],
    },
    swatches: [
      values['primary.color'],
      values['accent.color'],
      values['surface.inverse'],
      values['surface.sunken'],
    ],
  };
}

/** A theme in small: its background, the shop's name as a heading, text, a button and its colours. For the eye only: its name stands beside. */
export function ThemePreview({ name }: { readonly name: ThemeName }): ReactElement {
  const t = useTexts(appearanceTexts);
  const { name: shop } = useActiveStore();
  const { ref, seen } = useThemeFonts(name);
  const { style, swatches } = useMemo(() => looksOf(name), [name]);
  return (
    <Root ref={ref} style={style} data-seen={seen ? '' : undefined} aria-hidden="true">
      <span>
        <span className="title">{shop}</span>
        <span className="copy">{t('printedOnTheDayYouOrder')}</span>
      </span>
      <span className="foot">
        <span className="button">{t('addToBasket')}</span>
        <span className="swatches">
          {swatches.map((colour, at) => (
            <span key={`${at} ${colour}`} style={{ background: colour }} />
          ))}
        </span>
      </span>
    </Root>
  );
}
