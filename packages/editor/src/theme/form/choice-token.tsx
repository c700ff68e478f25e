import { useTexts } from '@omnis/texts/react';
import { tokens } from '@omnis/theme';
import { Select, type Option } from '@omnis/ui';
import type { ReactElement } from 'react';
import { followed, mayFollow, sourceOf } from '../state/token-source.ts';
import { themeEditorTexts, type ThemeEditorTexts } from '../../texts/theme-editor/index.ts';
import type { TokenFieldProps } from './token-field-props.ts';
import { tokenTitle } from './token-title.ts';

const words = {
  none: 'upright',
  uppercase: 'uppercase',
  lowercase: 'lowercase',
  capitalize: 'capitalize',
  hidden: 'hidden',
  visible: 'visible',
  above: 'above',
  below: 'below',
  pages: 'pages',
  scroll: 'scroll',
  icon: 'icon',
  bar: 'bar',
} as const;

const isWord = (value: string): value is keyof typeof words => Object.hasOwn(words, value);

/** The values that a token may take, in plain words. */
function choicesOf(t: ThemeEditorTexts, token: TokenFieldProps['token']): readonly Option[] {
  const { type, options = [] } = tokens[token];
  switch (type) {
    case 'fontWeight':
      return [100, 200, 300, 400, 500, 600, 700, 800, 900].map((weight) => ({
        value: String(weight),
        label: String(weight),
      }));
    case 'textTransform':
      return (['none', 'uppercase', 'lowercase', 'capitalize'] as const).map((value) => ({
        value,
        label: t(words[value]),
      }));
    case 'shadow':
      return [{ value: 'none', label: t('noShadow') }];
    default:
      return options.map((value) => ({ value, label: isWord(value) ? t(words[value]) : value }));
  }
}

/** A value out of a few: a weight, a case, a choice, or following another token. */
export function ChoiceToken({ token, title, look, onChange }: TokenFieldProps): ReactElement {
  const t = useTexts(themeEditorTexts);
  const source = sourceOf(look, token, 'light');
  const leader = followed(source);
  const leaders = [
    ...(leader === null ? [] : [leader]),
    ...mayFollow(look, token, 'light').filter((name) => name !== leader),
  ];
  const choices = choicesOf(t, token);
  const options: Option[] = [
    ...choices,
    ...(leader === null && !choices.some(({ value }) => value === source)
      ? [{ value: source, label: source }]
      : []),
    ...leaders.map((name) => ({
      value: `{${name}}`,
      label: t('followsToken', { title: tokenTitle(t, name) }),
    })),
  ];
  return (
    <Select
      label={title}
      hideLabel
      value={source}
      options={options}
      onValueChange={(value) => onChange('light', value)}
    />
  );
}
