import { readPath } from './path.ts';
import { isRuleName, rules, type RuleName } from './rules.ts';

/** A rule with its parameter: `['min_length', 8]`. */
export type RuleWithParams = { [N in RuleName]: readonly [N, Parameters<(typeof rules)[N]>[1]] }[RuleName];

/** A check of one's own: the message when the value breaks it, else null. */
export type CustomRule = (value: unknown, values: Readonly<Record<string, unknown>>) => string | null;

/**
 * How a field's list names a rule. (A rule itself, `rules.email`, is understood too, but no part of the type: the parameters
 * of a check of one's own could not be inferred beside it.)
 */
export type RuleUse = RuleName | RuleWithParams | CustomRule;

/** Rules by name, each with its parameter, or `true` for one without; a rule that is false is left out. */
export type NamedRules = { readonly [N in RuleName]?: boolean | Parameters<(typeof rules)[N]>[1] };

/** Rules by field: one, a list, one with its parameter, or several by name. A field may be a dotted key into the values. */
export type ValidationSchema = Readonly<Record<string, RuleUse | readonly RuleUse[] | NamedRules>>;

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
    // A form that was never filled in may be null where nobody checked.
    const value = Object.hasOwn(values ?? {}, field) ? values[field] : readPath(values, field);
    const messages = listOf(uses, field).flatMap((use) => apply(use, value, { field, values }) ?? []);
    if (messages.length > 0) faults.push([field, messages]);
  }
  return Object.fromEntries(faults);
}

/** The first message of each field, as a form shows it. */
export function firstMessages(messages: FieldMessages): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).map(([field, list]) => [field, list[0] ?? '']));
}

/** Rules as a list; each is checked where it is applied. */
function listOf(uses: unknown, field: string): readonly unknown[] {
  if (typeof uses === 'string' || typeof uses === 'function') return [uses];
  if (Array.isArray(uses)) return isPair(uses) ? [uses] : uses;
  if (typeof uses !== 'object' || uses === null)
    throw new TypeError(`The rules of the field ${field} are no list of rules`);
  return Object.entries(uses).flatMap(([name, params]: [string, unknown]) =>
    params === false ? [] : [params === true ? name : [name, params]],
  );
}

/** `['min_length', 8]` where a list of rules is expected: what follows the name is neither a rule nor one's own check. */
function isPair([name, params, ...others]: readonly unknown[]): boolean {
  const isParameter = typeof params === 'number' || (typeof params === 'object' && !Array.isArray(params));
  return isRuleName(name) && isParameter && params !== null && others.length === 0;
}

/** Parameters without which rules check nothing: a schema must not leave them out. */
const parameters: Readonly<Partial<Record<RuleName, string>>> = {
  ext: 'file endings as its parameter',
  min_value: 'a number as its parameter',
  max_value: 'a number as its parameter',
  regex: 'a pattern as its parameter',
};

function apply(
  chosen: unknown,
  value: unknown,
  { field, values }: { field: string; values: Readonly<Record<string, unknown>> },
): string | null {
  const [use, params]: readonly unknown[] = Array.isArray(chosen) ? chosen : [chosen];
  const name = typeof use === 'function' ? (nameOf(use) ?? use) : use;
  if (typeof name === 'function') return messageOf(Reflect.apply(name, undefined, [value, values]));
  if (!isRuleName(name)) throw new Error(`Unknown rule ${String(name)} of the field ${field}`);
  const isBare = params === undefined || params === null;
  const needed = isBare && Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  if (needed !== undefined) throw new TypeError(`The rule ${name} needs ${needed} (field ${field})`);
  // RuleWithParams ties the parameter to its rule where a schema is written; here the pair is any of them.
  try {
    return messageOf(Reflect.apply(rules[name], undefined, [value, params]));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new TypeError(`${error.message} (field ${field})`, { cause: error });
  }
}

/** The name of a rule that a schema holds itself (`rules.email`): called as a check, it would take the values for its parameter. */
function nameOf(check: unknown): RuleName | undefined {
  return Object.keys(rules).find((name): name is RuleName => isRuleName(name) && rules[name] === check);
}

function messageOf(answer: unknown): string | null {
  return typeof answer === 'string' ? answer : null;
}
