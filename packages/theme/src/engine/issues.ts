/** Possible faults in a layer's value. Each falls back to the layer below. */
export type ThemeIssueCode =
  | 'unknown-theme'
  | 'unknown-token'
  | 'forbidden-key'
  | 'invalid-value'
  | 'missing-reference'
  | 'type-mismatch'
  | 'cycle';

/** One fault in theme data, told so that the person who typed it can mend it. */
export interface ThemeIssue {
  readonly code: ThemeIssueCode;
  /** The token (or, for `unknown-theme`, the theme) whose value is at fault. */
  readonly token: string;
  /** The names walked, from where resolution began to where it failed; a cycle ends with the name that it began with. */
  readonly path: readonly string[];
  readonly message: string;
}

/** Builds an issue whose message names the whole path. */
export function issue(code: ThemeIssueCode, path: readonly string[], token: string): ThemeIssue {
  const way = path.join(' → ');
  switch (code) {
    case 'unknown-theme':
      return { code, token, path, message: `There is no theme named “${token}”; the base theme is used` };
    case 'unknown-token':
      return { code, token, path, message: `There is no token named “${token}”` };
    case 'forbidden-key':
      return { code, token, path, message: `“${token}” cannot be the name of a token` };
    case 'invalid-value':
      return { code, token, path, message: `The value of “${token}” is not valid for its type (${way})` };
    case 'missing-reference':
      return { code, token, path, message: `“${token}” refers to a token that does not exist: ${way}` };
    case 'type-mismatch':
      return { code, token, path, message: `“${token}” refers to a token of another type: ${way}` };
    case 'cycle':
      return { code, token, path, message: `“${token}” refers to itself: ${way}` };
  }
}
