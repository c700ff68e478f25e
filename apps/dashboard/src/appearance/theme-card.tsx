import { errorText, useSettingsSetThemeMutation, type CallAnswer } from '@omnis/api-client';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { isThemeName, offeredThemes, themes, type ThemeName } from '@omnis/theme';
import { token } from '@omnis/theme/react';
import { Badge, Card, Checkbox, Link, LinkButton, Notice } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useActiveStore } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import { ThemePreview } from './theme-preview.tsx';
import { appearanceTexts } from '../texts/appearance/index.ts';

/** Properties of the cards of the appearance. */
export interface AppearanceProps {
  readonly appearance: CallAnswer<'settings.appearance'>;
}

const Root = styled.fieldset.withConfig({ componentId: 'dashboard-theme-choice' })`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: ${token('space.4')};
  }
  label {
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr;
    overflow: hidden;
    border: ${token('border.width')} solid ${token('card.border')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.base')};
    cursor: pointer;
  }
  label:hover {
    border-color: ${token('text.muted')};
  }
  /* A ring inside the frame: no card moves when it is chosen. */
  label:has(:checked) {
    border-color: ${token('primary.color')};
    box-shadow: 0 0 0 2px ${token('primary.color')};
  }
  label:has(:focus-visible) {
    outline: 3px solid ${token('focus.color')};
    outline-offset: 3px;
  }
  input {
    position: absolute;
    opacity: 0;
  }
  .words {
    display: grid;
    align-content: start;
    gap: ${token('space.1')};
    padding: ${token('space.3')} ${token('space.4')} ${token('space.4')};
    border-top: ${token('border.width')} solid ${token('card.border')};
  }
  .name {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')};
    min-height: 1.75rem;
    font-weight: ${token('weight.medium')};
  }
  small {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;

/** The themes on offer, and the store's own where it is one that is offered no more. */
function choicesFor(theme: string): readonly ThemeName[] {
  return isThemeName(theme) && !offeredThemes.includes(theme) ? [theme, ...offeredThemes] : offeredThemes;
}

/** The theme of the store, chosen among small pictures of all of them. */
export function ThemeCard({ appearance }: AppearanceProps): ReactElement {
  const t = useTexts(appearanceTexts);
  const { division } = useActiveStore();
  const [save, saving] = useSettingsSetThemeMutation();
  const [chosen, setChosen] = useState(appearance.theme);
  const [dropsOwn, setDropsOwn] = useState(false);
  const [problem, setProblem] = useState('');
  const isChanged = chosen !== appearance.theme || dropsOwn;
  const discard = (): void => {
    setChosen(appearance.theme);
    setDropsOwn(false);
  };

  const send = async (): Promise<void> => {
    setProblem('');
    const { error } = await save({
      params: { division },
      headers: { 'Idempotency-Key': randomUuid() },
      body: { version: appearance.version, theme: chosen, dropOwnValues: dropsOwn },
    });
    if (error !== undefined) {
      setProblem(errorText(error));
      return;
    }
    const title = isThemeName(chosen) ? themes[chosen].title : chosen;
    snackbars.show({ text: t('yourStoreWearsFromNowOn', { title }), tone: 'success' });
  };

  return (
    <div id="theme">
      <Card
        title={t('theme')}
        description={t('themeDescription')}
        actions={
          <LinkButton variant="secondary" href="/dashboard/appearance/theme/">
            {t('editTheme')}
          </LinkButton>
        }
      >
        {problem !== '' && (
          <Notice tone="error" alert>
            {problem}
          </Notice>
        )}
        {appearance.ownValues > 0 && (
          <Checkbox
            label={t('goBackToTheThemesOwnValues')}
            help={t('ownValuesStay', {
              values: t('coloursFontsShapesCounted', { count: appearance.ownValues }),
            })}
            checked={dropsOwn}
            onCheckedChange={setDropsOwn}
          />
        )}
        <Root>
          <legend>{t('theme')}</legend>
          <div>
            {choicesFor(appearance.theme).map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name="theme"
                  value={name}
                  checked={chosen === name}
                  onChange={() => setChosen(name)}
                />
                <ThemePreview name={name} />
                <span className="words">
                  <span className="name">
                    {themes[name].title}
                    {name === appearance.theme && <Badge tone="success">{t('yoursNow')}</Badge>}
                  </span>
                  <small>{themes[name].description}</small>
                  {name === chosen && name !== appearance.theme && (
                    <Link href={`/dashboard/appearance/theme/?theme=${name}`}>{t('seeWithThisTheme')}</Link>
                  )}
                </span>
              </label>
            ))}
          </div>
        </Root>
      </Card>
      {isChanged && <SaveBar saving={saving.isLoading} onDiscard={discard} onSave={() => void send()} />}
      <LeaveGuard dirty={isChanged} text={t('themeChoseNotSaved')} />
    </div>
  );
}
