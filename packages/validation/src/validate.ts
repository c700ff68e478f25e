import { readPath } from './path.ts';
import { isRuleName, rules, type RuleName } from './rules.ts';

/** A rule with its parameter: `['min_length', 8]`. */
export type RuleWithParams = { [N in RuleName]: readonly [N, Parameters<(typeof rules)[N]>[1]] }[RuleName];

/** A check of one's own: the message when the value breaks it, else null. */
export type CustomRule = (value: unknown, values: Readonly<Record<string, unknown>>) => string | null;

/** How a field's list names a rule. */
export type RuleUse = RuleName | RuleWithParams | CustomRule;

/** Rules by field, one or a list; a field may be a dotted key into the values. */
export type ValidationSchema = Readonly<Record<string, RuleName | CustomRule | readonly RuleUse[]>>;

/** Messages by field, in the order of the schema's fields and rules; fields without fault are missing. */
export type FieldMessages = Record<string, string[]>;

/**
 * Checks values against the rules of their fields.
 *
 * @throws Error that names the field, and the rule, when the schema names a rule that does not exist or lacks its parameter.
 * @example
 * validate({ email: ['required', 'email'], password: ['required', ['min_length', 8]] }, { email: 'a@b', password: '' });
 * // { email: ['Please enter a valid email address'], password: ['This field is required'] }
 */
export function validate(schema: ValidationSchema, values: Readonly<Record<string, unknown>>): FieldMessages {
  const faults: [string, string[]][] = [];
  for (const [field, uses] of Object.entries(schema)) {
    const value = Object.hasOwn(values, field) ? values[field] : readPath(values, field);
    const messages = listOf(uses, field).flatMap((use) => apply(use, value, { field, values }) ?? []);
    if (messages.length > 0) faults.push([field, messages]);
  }
  return Object.fromEntries(faults);
}

/** The first message of each field, as a form shows it. */
export function firstMessages(messages: FieldMessages): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).map(([field, list]) => [field, list[0] ?? '']));
}

function listOf(uses: ValidationSchema[string], field: string): readonly RuleUse[] {
  if (typeof uses === 'string' || typeof uses === 'function') return [uses];
  if (!Array.isArray(uses)) throw new TypeError(`The rules of the field ${field} are no list of rules`);
  return uses;
}

/** What rules check nothing without: to leave it out of a schema is a mistake. */
const parameters: Readonly<Partial<Record<RuleName, string>>> = {
  ext: 'file endings as its parameter',
  min_value: 'a number as its parameter',
  max_value: 'a number as its parameter',
  regex: 'a pattern as its parameter',
};

function apply(
  chosen: RuleUse,
  value: unknown,
  { field, values }: { field: string; values: Readonly<Record<string, unknown>> },
): string | null {
  if (typeof chosen === 'function') return chosen(value, values);
  const [name, params]: readonly unknown[] = Array.isArray(chosen) ? chosen : [chosen];
  if (!isRuleName(name)) throw new Error(`Unknown rule ${String(name)} of the field ${field}`);
  const needed = params === undefined && Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  if (needed !== undefined) throw new TypeError(`The rule ${name} needs ${needed} (field ${field})`);
  // RuleWithParams ties the parameter to its rule where a schema is written; here the pair is any of them.
  try {
    const message: unknown = Reflect.apply(rules[name], undefined, [value, params]);
    return typeof message === 'string' ? message : null;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new TypeError(`${error.message} (field ${field})`, { cause: error });
  }
}
