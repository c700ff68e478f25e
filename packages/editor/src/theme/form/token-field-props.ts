import type { ThemeMode, TokenName } from '@omnis/theme';
import type { ThemeFont } from '../theme-editor-props.ts';
import type { ResolvedLook, ThemeLook } from '../state/look.ts';

/** Properties of a field of a token. */
export interface TokenFieldProps {
  readonly token: TokenName;
  readonly title: string;
  readonly look: ThemeLook;
  readonly resolved: ResolvedLook;
  readonly fonts: readonly ThemeFont[];
  /** null leaves the value to the theme. */
  readonly onChange: (mode: ThemeMode, value: string | null) => void;
}
