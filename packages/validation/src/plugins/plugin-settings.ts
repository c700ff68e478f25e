import { firstMessages, validate, type ValidationSchema } from '../validate.ts';
import { isRuleName, rules, type RuleName } from '../rules.ts';
import { emptyValue } from './define-plugin.ts';
import type {
  NumberedRule,
  Plugin,
  PluginFault,
  PluginField,
  PluginSettings,
  PluginValue,
} from './plugin.types.ts';

/** Most characters of a value; pixel snippets are the longest. */
const mostCharacters = 10_000;
const hexColour = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** The rules of a plugin's form, as forms and `validate` take them. */
export function pluginSchema({ fields }: Pick<Plugin, 'fields'>): ValidationSchema {
  return Object.fromEntries(fields.map((field) => [field.name, field.rules ?? []]));
}

/** The value of a field: the stored one if it has the field's type, else the first one. Texts lose the spaces around them. */
function valueOf({ name, kind, initial = emptyValue(kind) }: PluginField, stored: unknown): PluginValue {
  const value: unknown =
    typeof stored === 'object' && stored !== null && Object.hasOwn(stored, name)
      ? Reflect.get(stored, name)
      : undefined;
  if (typeof initial === 'string') return typeof value === 'string' ? value.trim() : initial;
  if (typeof initial === 'number') return typeof value === 'number' ? value : initial;
  return typeof value === 'boolean' ? value : initial;
}

/**
 * Reads the settings of a plugin from what is stored: every field has a value, and nothing else is there.
 *
 * @param stored - any JSON
 */
export function readPluginSettings({ fields }: Pick<Plugin, 'fields'>, stored: unknown): PluginSettings {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, stored)]));
}

function kindFault({ kind }: PluginField, value: PluginValue): string | null {
  if (typeof value === 'string' && value.length > mostCharacters)
    return `At most ${mostCharacters} characters`;
  if (kind === 'colour' && value !== '' && !hexColour.test(String(value)))
    return 'Enter a colour such as #1a2b3c';
  if (kind === 'number' && !Number.isFinite(value)) return 'Enter a number';
  return null;
}

function typeFaults({ fields }: Plugin, sent: PluginSettings): PluginFault[] {
  return Object.entries(sent).flatMap(([name, value]): PluginFault[] => {
    const field = fields.find((each) => each.name === name);
    if (!field) return [{ field: name, message: 'This plugin has no such field' }];
    if (typeof value === typeof emptyValue(field.kind)) return [];
    const wanted = { string: 'a text', number: 'a number', boolean: 'true or false' } as const;
    const type = typeof emptyValue(field.kind);
    const message = type === 'string' || type === 'number' || type === 'boolean' ? wanted[type] : 'a text';
    return [{ field: name, message: `Send ${message}` }];
  });
}

/**
 * Checks settings that somebody wants to save, with the messages of the rule table (platform.md §5): at most one for each
 * field, in the order of the form.
 *
 * @param sent - the changed fields or all of them
 * @param before - the settings until now
 * @returns the settings as they are to be stored, and the faults
 * @example
 * const reviews = definePlugin({
 *   code: 'acme-reviews',
 *   title: 'Acme reviews',
 *   summary: 'Shows reviews.',
 *   fields: [{ name: 'site_id', kind: 'text', label: 'Site ID', rules: ['required'] }],
 * });
 * checkPluginSettings(reviews, { sent: { site_id: '' }, before: {}, isEnabled: true }).faults;
 * // [{ field: 'site_id', message: 'This field is required' }]
 */
export function checkPluginSettings(
  plugin: Plugin,
  {
    sent,
    before,
    isEnabled,
  }: { readonly sent: PluginSettings; readonly before: PluginSettings; readonly isEnabled: boolean },
): { readonly settings: PluginSettings; readonly faults: readonly PluginFault[] } {
  const wrong = typeFaults(plugin, sent);
  if (wrong.length > 0) return { settings: before, faults: wrong };
  const settings = readPluginSettings(plugin, { ...before, ...sent });
  const messages = firstMessages(validate(pluginSchema(plugin), settings));
  // A plugin that is off may be filled in later, and one whose stored value is wrong can be switched off.
  const isLeft = (name: string): boolean =>
    !isEnabled && (settings[name] === '' || settings[name] === before[name]);
  const ruled = plugin.fields.flatMap((field): PluginFault[] => {
    const message = kindFault(field, settings[field.name] ?? '') ?? messages[field.name] ?? null;
    return message === null || isLeft(field.name) ? [] : [{ field: field.name, message }];
  });
  const faulty = new Set(ruled.map(({ field }) => field));
  const others = (plugin.check?.(settings, isEnabled) ?? []).filter(
    ({ field }) => !faulty.has(field) && !isLeft(field),
  );
  return { settings, faults: [...ruled, ...others] };
}

const numbered: readonly NumberedRule[] = ['min_length', 'max_length', 'min_value', 'max_value'];
const isNumbered = (name: string): name is NumberedRule => numbered.some((each) => each === name);

/**
 * The first message of a field's rules as a form shows it while somebody types; null where the value keeps them. A rule
 * that this version does not know is left to the server.
 *
 * @param uses - rules as the server sends them
 * @example
 * pluginFieldMessage(['measurement_id'], 'UA-1'); // 'Invalid measurement ID'
 */
export function pluginFieldMessage(
  uses: readonly (string | readonly [string, number])[],
  value: PluginValue,
): string | null {
  for (const use of uses) {
    const [name, parameter] = typeof use === 'string' ? [use, undefined] : use;
    if (!isRuleName(name)) continue;
    const message = isNumbered(name) ? rules[name](value, parameter) : validateOne(name, value);
    if (message !== null) return message;
  }
  return null;
}

const validateOne = (name: RuleName, value: PluginValue): string | null =>
  validate({ value: name }, { value })['value']?.[0] ?? null;
