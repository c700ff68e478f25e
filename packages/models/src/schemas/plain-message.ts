import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Readonly<Record<string, string>> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
  record: 'Must be an object',
};

const characters = (count: number | bigint): string => `${count} ${count === 1 ? 'character' : 'characters'}`;
const entries = (count: number | bigint): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): string {
  switch (origin) {
    case 'string':
      return Number(minimum) <= 1 ? 'This field is required' : `Must contain at least ${characters(minimum)}`;
    case 'array':
    case 'set':
    case 'map':
      return `Give at least ${entries(minimum)}`;
    default:
      return inclusive === false ? `Must be more than ${minimum}` : `Min ${minimum}`;
  }
}

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): string {
  switch (origin) {
    case 'string':
      return `Must contain no more than ${characters(maximum)}`;
    case 'array':
    case 'set':
    case 'map':
      return `Give at most ${entries(maximum)}`;
    default:
      return inclusive === false ? `Must be less than ${maximum}` : `Max ${maximum}`;
  }
}

const choice = (values: readonly unknown[]): string => `Choose one of: ${values.map(String).join(', ')}`;

/** The values of a union that consists of nothing else; null of any other. */
function onlyValues(branches: readonly (readonly z.core.$ZodIssue[])[]): readonly unknown[] | null {
  const values: unknown[] = [];
  for (const [issue, ...others] of branches) {
    if (issue?.code !== 'invalid_value' || issue.path.length > 0 || others.length > 0) return null;
    values.push(...issue.values);
  }
  return values.length > 0 ? values : null;
}

function noneOf(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  const named: unknown = 'options' in issue ? issue.options : null;
  const values = Array.isArray(named) ? named : onlyValues(issue.errors);
  if (values) return choice(values);
  return issue.input === undefined || issue.input === null
    ? 'This field is required'
    : 'This value cannot be used here';
}

/**
 * Message about input that a schema refuses, where the schema has no words of its own; the words are those of the rule
 * table (platform.md §5).
 */
export function plainMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'This field is required'
        : kinds[issue.expected];
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return choice(issue.values);
    case 'invalid_format':
      return 'This is not in the right form';
    case 'invalid_union':
      return noneOf(issue);
    default:
      return undefined;
  }
}
