import { useTexts } from '@omnis/texts/react';
import { offeredThemes, resolveTheme, themes } from '@omnis/theme';
import { Select, type Option, type OptionGroup } from '@omnis/ui';
import { useMemo, type ReactElement } from 'react';
import { followed, mayFollow, sourceOf } from '../state/token-source.ts';
import { themeEditorTexts } from '../../texts/theme-editor/index.ts';
import type { TokenFieldProps } from './token-field-props.ts';
import { tokenTitle } from './token-title.ts';

const familyOf = (list: string): string => (list.split(',')[0] ?? '').trim().replace(/^"(.*)"$/, '$1');

/** The lists of fonts that the themes use, by the first family: each ends in fonts that every system has. */
function shippedStacks(): ReadonlyMap<string, string> {
  const stacks = new Map<string, string>();
  for (const name of offeredThemes) {
    const { values } = resolveTheme(name);
    const families = new Set(themes[name].fonts.map(({ family }) => family));
    for (const list of [values['text.font'], values['heading.1.font'], values['mono.font']])
      if (families.has(familyOf(list))) stacks.set(familyOf(list), list);
  }
  return new Map([...stacks].toSorted(([a], [b]) => a.localeCompare(b)));
}

/** A font: one that the platform has, one of the shop's own, or following another token. */
export function FontToken({ token, title, look, resolved, fonts, onChange }: TokenFieldProps): ReactElement {
  const t = useTexts(themeEditorTexts);
  const stacks = useMemo(() => shippedStacks(), []);
  const source = sourceOf(look, token, 'light');
  const leader = followed(source);
  const value = leader === null ? resolved.light.values[token] : `{${leader}}`;
  const followable = useMemo(() => mayFollow(look, token, 'light'), [look, token]);
  const own = [...new Set(fonts.map(({ family }) => family))].map((family) => ({
    value: resolveTheme('base', { overrides: { 'primary.font': `"${family}", sans-serif` } }).values[
      'primary.font'
    ],
    label: family,
  }));
  const named: Option[] = [...stacks].map(([family, list]) => ({
    value: list,
    label: family.replace(/ Variable$/, ''),
  }));
  const follows: Option[] = [
    ...(leader !== null && !followable.includes(leader) ? [leader] : []),
    ...followable,
  ].map((name) => ({ value: `{${name}}`, label: t('followsToken', { title: tokenTitle(t, name) }) }));
  const known = [...own, ...named, ...follows].some((option) => option.value === value);
  const groups: (Option | OptionGroup)[] = [
    ...(own.length > 0 ? [{ label: t('fontsOfStore'), options: own }] : []),
    { label: t('fontsOfTheme'), options: named },
    ...(known ? [] : [{ value, label: familyOf(value) }]),
    ...(follows.length > 0 ? [{ label: t('follows'), options: follows }] : []),
  ];
  return (
    <Select
      label={title}
      hideLabel
      value={value}
      options={groups}
      onValueChange={(next) => onChange('light', next)}
    />
  );
}
