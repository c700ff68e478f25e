import { isRuleName } from '../rules.ts';
import { pluginFieldKinds, type Plugin, type PluginField, type PluginManifest } from './plugin.types.ts';

const codePattern = /^[a-z][a-z\d-]{1,39}$/;
const namePattern = /^[A-Za-z]\w{0,39}$/;
/** Names that the stored settings use themselves. */
const reserved = new Set(['scripts', 'constructor', 'prototype']);

function checkField({ name, kind, label, rules = [], initial }: PluginField, code: string): void {
  const where = `The field ${name} of the plugin ${code}`;
  if (!namePattern.test(name) || reserved.has(name))
    throw new TypeError(`${where} needs a name of letters, digits and underscores that is not reserved`);
  if (!pluginFieldKinds.includes(kind)) throw new TypeError(`${where} has an unknown kind: ${kind}`);
  if (label.trim() === '') throw new TypeError(`${where} needs a label`);
  for (const rule of rules) {
    const named = typeof rule === 'string' ? rule : rule[0];
    if (!isRuleName(named)) throw new TypeError(`${where} names an unknown rule: ${String(named)}`);
  }
  if (initial !== undefined && typeof initial !== typeof emptyValue(kind))
    throw new TypeError(`${where} begins with a value of another kind`);
}

/** The value of a field that nobody has filled in. */
export function emptyValue(kind: PluginField['kind']): string | number | boolean {
  if (kind === 'switch') return false;
  return kind === 'number' ? 0 : '';
}

/**
 * Checks and freezes the manifest of a plugin (storefront.md §3, Subdomain plugins), by which a team adds one: the
 * dashboard draws its form, the server checks and keeps its settings, and the shop loads its scripts for visitors who
 * have agreed to cookies.
 *
 * @throws {TypeError} when the code or a field is malformed, two fields share a name, or a rule is not in the rule table
 * @example
 * const reviews = definePlugin({
 *   code: 'acme-reviews',
 *   title: 'Acme reviews',
 *   summary: 'Shows what customers say at Acme.',
 *   fields: [{ name: 'site_id', kind: 'text', label: 'Site ID', rules: ['required', 'alpha_dash'] }],
 *   scripts: ({ site_id }) => [`https://widget.acme.example/${encodeURIComponent(String(site_id))}.js`],
 * });
 */
// @__NO_SIDE_EFFECTS__
export function definePlugin(manifest: PluginManifest): Plugin {
  const { code, title, summary, fields, managedAt } = manifest;
  if (!codePattern.test(code))
    throw new TypeError(`The code of a plugin has 2 to 40 small letters, digits and dashes: ${code}`);
  if (title.trim() === '' || summary.trim() === '')
    throw new TypeError(`The plugin ${code} needs a title and a summary`);
  if (fields.length === 0 && managedAt === undefined)
    throw new TypeError(`The plugin ${code} has no fields to fill in`);
  for (const field of fields) checkField(field, code);
  const twice = fields.find(({ name }, at) => fields.findIndex((other) => other.name === name) !== at);
  if (twice) throw new TypeError(`The plugin ${code} has two fields named ${twice.name}`);
  return Object.freeze({ ...manifest, isPlugin: true as const });
}
