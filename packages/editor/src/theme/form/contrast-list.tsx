import { useTexts } from '@omnis/texts/react';
import { token as css } from '@omnis/theme/react';
import { Button } from '@omnis/ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { WeakText } from '../state/look.ts';
import { themeEditorTexts } from '../../texts/theme-editor/index.ts';
import { tokenTitle } from './token-title.ts';

const Root = styled.section.withConfig({ componentId: 'theme-editor-contrast' })`
  padding: ${css('space.3')};
  border-radius: ${css('radius.md')};
  background: ${css('success.background')};
  color: ${css('success.text')};

  &[data-weak] {
    background: ${css('warning.background')};
    color: ${css('warning.text')};
  }
  > .sum {
    display: flex;
    align-items: center;
    gap: ${css('space.2')};
    margin: 0;
    font-weight: ${css('weight.medium')};
  }
  svg {
    flex: none;
    width: 1.125rem;
  }
  ul {
    display: grid;
    gap: ${css('space.3')};
    max-height: 16rem;
    margin: ${css('space.3')} 0 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }
  li {
    display: grid;
    gap: ${css('space.2')};
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: ${css('space.2')};
  }
  .well {
    width: 1rem;
    height: 1rem;
    border: 1px solid currentColor;
    border-radius: ${css('radius.sm')};
    background: var(--well);
  }
`;

/** Properties of {@link ContrastList}. */
export interface ContrastListProps {
  readonly weak: readonly WeakText[];
  readonly onRepair: (weak: WeakText) => void;
  readonly onShow: (weak: WeakText) => void;
}

/** The texts that cannot be read, each with a colour that can (SPEC.md TE6). */
export function ContrastList({ weak, onRepair, onShow }: ContrastListProps): ReactElement {
  const t = useTexts(themeEditorTexts);
  const number = new Intl.NumberFormat(t.locale, { maximumFractionDigits: 1 });
  return (
    <Root aria-label={t('contrast')} data-weak={weak.length > 0 ? '' : undefined}>
      <p className="sum" role="status">
        {weak.length > 0 ? <TriangleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
        {weak.length > 0 ? t('contrastCount', { count: weak.length }) : t('contrastGood')}
      </p>
      {weak.length > 0 && (
        <ul>
          {weak.map((each) => {
            const title = tokenTitle(t, each.text);
            const line = t('contrastLine', {
              text: each.mode === 'dark' ? t('darkOf', { title }) : title,
              surface: tokenTitle(t, each.surface),
              ratio: number.format(each.ratio),
              least: number.format(each.least),
            });
            return (
              <li key={`${each.mode} ${each.text}`}>
                <span>
                  {line}
                  {each.surfaces > 1 && ` ${t('contrastMore', { count: each.surfaces - 1 })}`}
                </span>
                <span className="acts">
                  <Button
                    size="sm"
                    variant="secondary"
                    startIcon={
                      <span className="well" style={{ background: each.suggestion }} aria-hidden="true" />
                    }
                    onClick={() => onRepair(each)}
                  >
                    {t('useColour', { colour: each.suggestion })}
                  </Button>
                  <Button size="sm" variant="ghost" onClick={() => onShow(each)}>
                    {t('showValue')}
                  </Button>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Root>
  );
}
