import { firstMessages, validate, type ValidationSchema } from '@omnis/validation';

/** What is wrong with values, by their fields: the first of each. A module of its own, because it is fetched when it is needed. */
export function checkRules(
  rules: ValidationSchema,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return firstMessages(validate(rules, values));
}
