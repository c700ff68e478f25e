import { useTexts } from '@omnis/texts/react';
import type { ThemeMode, TokenName } from '@omnis/theme';
import { ColourField, Select, type Option } from '@omnis/ui';
import { useMemo, type ReactElement } from 'react';
import { followed, isOwn, mayFollow, sourceOf, workedOutFrom } from '../state/token-source.ts';
import { themeEditorTexts } from '../../texts/theme-editor/index.ts';
import type { TokenFieldProps } from './token-field-props.ts';
import { tokenTitle } from './token-title.ts';

const own = 'own';
const worked = 'worked';
const same = 'same';

/** A colour in one mode: chosen, or following another token. */
function ColourIn({
  token,
  title,
  look,
  resolved,
  mode,
  onChange,
}: TokenFieldProps & { readonly mode: ThemeMode }): ReactElement {
  const t = useTexts(themeEditorTexts);
  const { values } = resolved[mode];
  const source = sourceOf(look, token, mode);
  const leader = followed(source);
  const from = leader === null ? workedOutFrom(source) : [];
  const isSame = mode === 'dark' && isOwn(look, token, 'light') && !isOwn(look, token, 'dark');
  const choices = useMemo(() => mayFollow(look, token, mode), [look, token, mode]);
  const leaders: readonly TokenName[] =
    leader !== null && !choices.includes(leader) ? [leader, ...choices] : choices;
  const options: Option[] = [
    { value: own, label: t('ownColour') },
    ...(from.length > 0 ? [{ value: worked, label: t('workedOutByTheme') }] : []),
    ...(mode === 'dark' && isOwn(look, token, 'light') ? [{ value: same, label: t('inDarkToo') }] : []),
    ...leaders.map((name) => ({ value: name, label: t('followsToken', { title: tokenTitle(t, name) }) })),
  ];
  const choose = (choice: string): void => {
    if (choice === worked) return;
    onChange(mode, choice === same ? null : choice === own ? values[token] : `{${choice}}`);
  };
  const label = mode === 'dark' ? t('darkOf', { title }) : title;
  return (
    <div className="colour">
      <span className="mode" aria-hidden="true">
        {t(mode === 'dark' ? 'dark' : 'light')}
      </span>
      <ColourField
        label={label}
        hideLabel
        // Most colours are opaque, and would lose room to a slider that nobody needs.
        alpha={values[token] === 'transparent' || values[token].length > 7}
        value={values[token] === 'transparent' ? '#00000000' : values[token]}
        onValueChange={(value) => onChange(mode, value)}
      />
      <Select
        label={`${t('follows')}: ${label}`}
        hideLabel
        value={isSame ? same : (leader ?? (from.length > 0 ? worked : own))}
        options={options}
        onValueChange={choose}
        help={
          from.length > 0
            ? t('workedOut', { titles: from.map((name) => `“${tokenTitle(t, name)}”`).join(', ') })
            : undefined
        }
      />
    </div>
  );
}

/** A colour in light and in dark, beside each other (SPEC.md TE5). */
export function ColourToken(props: TokenFieldProps): ReactElement {
  const { light } = props.resolved;
  return (
    <div className="colours">
      {light.mode === 'light' && <ColourIn {...props} mode="light" />}
      <ColourIn {...props} mode="dark" />
    </div>
  );
}
