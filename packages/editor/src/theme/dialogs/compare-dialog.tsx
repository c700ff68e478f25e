import { useTexts } from '@omnis/texts/react';
import { offeredThemes, themes, tokens, type ThemeMode, type TokenName } from '@omnis/theme';
import { token as css } from '@omnis/theme/react';
import { Button, Dialog, Select, VisuallyHidden } from '@omnis/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { themeEditorTexts } from '../../texts/theme-editor/index.ts';
import { tokenTitle } from '../form/token-title.ts';
import { lookDifferences, resolveLook, type ResolvedLook, type ThemeLook } from '../state/look.ts';
import type { KeptTheme } from '../theme-editor-props.ts';

const Root = styled.div.withConfig({ componentId: 'theme-editor-compare' })`
  display: grid;
  gap: ${css('space.4')};

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${css('type.sm')};
  }
  th,
  td {
    padding: ${css('space.2')};
    border-bottom: 1px solid ${css('border.color')};
    text-align: start;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  .well {
    display: inline-block;
    width: 1.25rem;
    height: 1.25rem;
    margin-inline-end: ${css('space.2')};
    border: 1px solid ${css('border.strong')};
    border-radius: ${css('radius.sm')};
    vertical-align: middle;
  }
`;

const Rows = styled.div.withConfig({ componentId: 'theme-editor-differences' })`
  max-height: 50vh;
  overflow: auto;
`;

/** Properties of {@link CompareDialog}. */
export interface CompareDialogProps {
  readonly resolved: ResolvedLook;
  readonly kept: readonly KeptTheme[];
  readonly onUse: (token: TokenName, mode: ThemeMode, value: string) => void;
  readonly onClose: () => void;
}

/** The values in which two themes differ, beside each other; each can be taken over (SPEC.md TE9). */
export function CompareDialog({ resolved, kept, onUse, onClose }: CompareDialogProps): ReactElement {
  const t = useTexts(themeEditorTexts);
  const [chosen, setChosen] = useState<string>(offeredThemes[0] ?? 'base');
  const other = useMemo(() => {
    const look: ThemeLook = kept.find(({ id }) => id === chosen)?.look ?? {
      theme: chosen,
      values: {},
      dark: {},
    };
    return resolveLook(look);
  }, [chosen, kept]);
  const differences = useMemo(() => lookDifferences(resolved, other), [resolved, other]);
  const shown = (token: TokenName, value: string): ReactElement => (
    <>
      {tokens[token].type === 'color' && (
        <span className="well" style={{ background: value }} aria-hidden="true" />
      )}
      {value}
    </>
  );
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('compareTitle')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Root>
        <Select
          label={t('compareWith')}
          value={chosen}
          options={[
            ...(kept.length > 0
              ? [
                  {
                    label: t('yourThemes'),
                    options: kept.map(({ id, name }) => ({ value: id, label: name })),
                  },
                ]
              : []),
            {
              label: t('shippedThemes'),
              options: offeredThemes.map((name) => ({ value: name, label: themes[name].title })),
            },
          ]}
          onValueChange={setChosen}
        />
        <p role="status">
          {differences.length === 0 ? t('compareSame') : t('compareCount', { count: differences.length })}
        </p>
        {differences.length > 0 && (
          // Scrolled by keyboard, too.
          <Rows tabIndex={0} role="region" aria-label={t('compareTitle')}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('token')}</th>
                  <th scope="col">{t('here')}</th>
                  <th scope="col">{t('compareWith')}</th>
                  <th scope="col">
                    <VisuallyHidden>{t('useThis')}</VisuallyHidden>
                  </th>
                </tr>
              </thead>
              <tbody>
                {differences.map(({ token, mode, here, there }) => {
                  const title = tokenTitle(t, token);
                  return (
                    <tr key={token}>
                      <th scope="row">{mode === 'dark' ? t('darkOf', { title }) : title}</th>
                      <td>{shown(token, here)}</td>
                      <td>{shown(token, there)}</td>
                      <td>
                        <Button size="sm" variant="ghost" onClick={() => onUse(token, mode, there)}>
                          {t('useThis')}
                        </Button>
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </Rows>
        )}
      </Root>
    </Dialog>
  );
}
