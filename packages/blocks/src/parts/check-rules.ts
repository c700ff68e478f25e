import { firstMessages, validate, type ValidationSchema } from '@omnis/validation';

/** Returns the first fault of each field. A module of its own, because it is fetched when it is needed. */
export function checkRules(
  rules: ValidationSchema,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return firstMessages(validate(rules, values));
}
