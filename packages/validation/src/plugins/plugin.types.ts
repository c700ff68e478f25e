import type { RuleName } from '../rules.ts';

/** Rules whose parameter is a number. */
export type NumberedRule = 'min_length' | 'max_length' | 'min_value' | 'max_value';

/** A rule of the rule table that can be sent to a browser: its name, or its name with a number. */
export type PluginRule = RuleName | readonly [NumberedRule, number];

/**
 * Kinds of fields: a line of text, several lines, a switch, a colour as hex, the code of a discount of the store, and a
 * number.
 */
export const pluginFieldKinds = ['text', 'lines', 'switch', 'colour', 'coupon', 'number'] as const;

/** Kind of a field. */
export type PluginFieldKind = (typeof pluginFieldKinds)[number];

/** Value of a field. */
export type PluginValue = string | number | boolean;

/** Settings of a plugin, by the names of its fields. */
export type PluginSettings = Readonly<Record<string, PluginValue>>;

/** A field of a plugin's form. */
export interface PluginField {
  /** Key in the stored settings: letters, digits and underscores, a letter first. */
  readonly name: string;
  readonly kind: PluginFieldKind;
  readonly label: string;
  readonly help?: string;
  /** Rules of the rule table (platform.md §5), in the order in which they are checked; the form and the server apply them. */
  readonly rules?: readonly PluginRule[];
  /** Value of a new store: '', 0 or false when left out. */
  readonly initial?: PluginValue;
  /** True when the form has a “Test” button beside the field; the plugin’s `probe` says what is asked. */
  readonly isTestable?: boolean;
}

/** A message at a field. */
export interface PluginFault {
  readonly field: string;
  readonly message: string;
}

/** A question to a vendor: whether an id exists there. */
export interface PluginProbe {
  /** Address that answers 2xx for an id that the vendor knows; https alone. */
  readonly url: string;
  /** Name of the vendor, for the answer: “Google knows this ID”. */
  readonly vendor: string;
}

/** A plugin as its author writes it down; see `definePlugin`. */
export interface PluginManifest {
  /** Identifies the plugin in addresses and in stored settings: small letters, digits and dashes, a letter first. */
  readonly code: string;
  readonly title: string;
  /** One sentence: what the plugin does for the store. */
  readonly summary: string;
  /** Fields in the order of the form. */
  readonly fields: readonly PluginField[];
  /** Checks several fields together, after the rules of each; `isEnabled` tells whether the plugin is on once saved. */
  readonly check?: (settings: PluginSettings, isEnabled: boolean) => readonly PluginFault[];
  /** Addresses of scripts that the shop loads for visitors who have agreed to cookies: https alone. */
  readonly scripts?: (settings: PluginSettings) => readonly string[];
  /** The question by which “Test” finds out whether a value exists at its vendor; null where only the format can be checked. */
  readonly probe?: (field: string, value: string) => PluginProbe | null;
  /** Another page of the dashboard where the settings are kept; the plugin's own page links there. */
  readonly managedAt?: string;
}

/** A plugin that `definePlugin` has checked. */
export interface Plugin extends PluginManifest {
  readonly isPlugin: true;
}
