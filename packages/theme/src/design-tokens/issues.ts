/** Possible faults in a Design Tokens file. The faulty token is left out, the others are read. */
export type DesignTokenIssueCode =
  | 'not-a-document'
  | 'invalid-name'
  | 'unknown-token'
  | 'missing-type'
  | 'type-mismatch'
  | 'invalid-value'
  | 'missing-reference'
  | 'cycle'
  | 'unsupported'
  | 'ambiguous'
  | 'not-a-group'
  | 'too-deep'
  | 'too-large';

/** One fault in a file, with the way to it. */
export interface DesignTokenIssue {
  readonly code: DesignTokenIssueCode;
  /** The keys from the root to the fault; for references, the names walked. */
  readonly path: readonly string[];
  readonly message: string;
}

const reasons: Readonly<Record<DesignTokenIssueCode, string>> = {
  'not-a-document': 'A Design Tokens file is an object of groups and tokens',
  'invalid-name': 'This cannot be the name of a token or a group',
  'unknown-token': 'The theme has no token of this name; it serves references only',
  'missing-type': 'The token has no $type, and no group around it gives one',
  'type-mismatch': 'The $type is not that of the theme’s token',
  'invalid-value': 'The $value does not fit the $type',
  'missing-reference': 'The reference leads to no token',
  cycle: 'The reference leads back to itself',
  unsupported: 'This part of the format is not read',
  ambiguous: 'A token has either $value or $ref, and nothing within it but properties that start with $',
  'not-a-group': '$extends leads to no group',
  'too-deep': 'This is nested, or refers on and on, too deeply',
  'too-large': 'The file has more groups and tokens than are read',
};

/** Builds an issue whose message names the whole path. */
export function tokenIssue(code: DesignTokenIssueCode, path: readonly string[]): DesignTokenIssue {
  return {
    code,
    path,
    message: `${path.join(code === 'cycle' ? ' → ' : '.') || '(root)'}: ${reasons[code]}`,
  };
}
