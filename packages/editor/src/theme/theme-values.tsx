import { useTexts } from '@omnis/texts/react';
import { isThemeName, offeredThemes, themes, tokenGroups, type TokenName } from '@omnis/theme';
import { Select, type Option, type OptionGroup } from '@omnis/ui';
import { useState, type Dispatch, type ReactElement } from 'react';
import { themeEditorTexts } from '../texts/theme-editor/index.ts';
import { ContrastList } from './form/contrast-list.tsx';
import { FontFiles } from './form/font-files.tsx';
import { ValueList, type ValueFilter } from './form/value-list.tsx';
import type { ResolvedLook, ThemeLook, WeakText } from './state/look.ts';
import type { ThemeAction } from './state/theme-state.ts';
import type { KeptTheme, OwnFonts } from './theme-editor-props.ts';

/** Properties of {@link ThemeValues}. */
export interface ThemeValuesProps {
  readonly look: ThemeLook;
  readonly resolved: ResolvedLook;
  readonly weak: readonly WeakText[];
  readonly kept: readonly KeptTheme[];
  readonly ownFonts: OwnFonts | undefined;
  readonly dispatch: Dispatch<ThemeAction>;
}

const groupOf = (token: TokenName) => tokenGroups.find(({ names }) => names.includes(token))?.group ?? null;

/** The pane of values: the theme to start from, the contrast of the texts, all values, and the shop's fonts. */
export function ThemeValues({
  look,
  resolved,
  weak,
  kept,
  ownFonts,
  dispatch,
}: ThemeValuesProps): ReactElement {
  const t = useTexts(themeEditorTexts);
  const [filter, setFilter] = useState<ValueFilter>({ text: '', changedOnly: false, group: 'brand' });
  const themeOption = (name: string): Option => ({
    value: name,
    label: isThemeName(name) ? themes[name].title : name,
  });
  const offered: readonly string[] = offeredThemes;
  const options: (Option | OptionGroup)[] = [
    ...(kept.length > 0
      ? [{ label: t('yourThemes'), options: kept.map(({ id, name }) => ({ value: id, label: name })) }]
      : []),
    {
      label: t('shippedThemes'),
      // One that is offered no more stays where it is the shop's.
      options: [...(offered.includes(look.theme) ? [] : [look.theme]), ...offered].map(themeOption),
    },
  ];
  const choose = (value: string): void => {
    const theme = kept.find(({ id }) => id === value);
    dispatch(
      theme
        ? { type: 'replace', look: theme.look, at: Date.now() }
        : { type: 'theme', theme: value, at: Date.now() },
    );
  };
  const show = ({ text }: WeakText): void => {
    setFilter({ text: '', changedOnly: false, group: groupOf(text) });
    requestAnimationFrame(() => {
      const row = document.getElementById(`theme-token-${text}`);
      row?.scrollIntoView({ block: 'center' });
      row?.querySelector('input')?.focus({ preventScroll: true });
    });
  };
  return (
    <>
      <Select
        label={t('basedOn')}
        help={t('basedOnHelp')}
        value={look.theme}
        options={options}
        onValueChange={choose}
      />
      <ContrastList
        weak={weak}
        onRepair={({ text, mode, suggestion }) =>
          dispatch({ type: 'set', token: text, mode, value: suggestion, at: Date.now(), alone: true })
        }
        onShow={show}
      />
      <ValueList
        look={look}
        resolved={resolved}
        fonts={ownFonts?.fonts ?? []}
        filter={filter}
        onFilter={setFilter}
        onChange={(token, mode, value) => dispatch({ type: 'set', token, mode, value, at: Date.now() })}
        onReset={(tokens) => dispatch({ type: 'reset', tokens, at: Date.now() })}
      />
      {ownFonts !== undefined && <FontFiles ownFonts={ownFonts} />}
    </>
  );
}
