export {
  needsPostcode,
  needsState,
  normalisePostcodeIn,
  postcodeFault,
  stateFault,
} from './address-rules.ts';
export type { ExtParams, NumberParam, RegexParams } from './basic-rules.ts';
export { companyPrefixes, eoriFault } from './business-rules.ts';
export type { VatParams } from './business-rules.ts';
export { isDomain, normalisePostcode, normaliseUkPhone } from './contact-rules.ts';
export { customCodeLimits, customCodeSources, readCustomCode } from './custom-code.ts';
export type { CodeFile, CustomCode, ReadCustomCode } from './custom-code.ts';
export { formRules } from './forms.ts';
export { addToCartFault } from './frame-message.ts';
export { alphaOfByte, formatHexColour, parseHexColour } from './hex-colour.ts';
export type { Colour } from './hex-colour.ts';
export { checkLink, linkSchemes, safeLink } from './links.ts';
export type { CheckedLink, LinkKind, SafeLinkOptions } from './links.ts';
export { readPath } from './path.ts';
export { definePlugin } from './plugins/define-plugin.ts';
export { createPluginRegistry } from './plugins/plugin-registry.ts';
export type { PluginRegistry } from './plugins/plugin-registry.ts';
export {
  checkPluginSettings,
  pluginFieldMessage,
  pluginSchema,
  readPluginSettings,
} from './plugins/plugin-settings.ts';
export { pluginFieldKinds } from './plugins/plugin.types.ts';
export type {
  NumberedRule,
  Plugin,
  PluginFault,
  PluginField,
  PluginFieldKind,
  PluginManifest,
  PluginProbe,
  PluginRule,
  PluginSettings,
  PluginValue,
} from './plugins/plugin.types.ts';
export { isEmpty } from './rule.ts';
export type { Rule } from './rule.ts';
export { isRuleName, rules } from './rules.ts';
export type { RuleName } from './rules.ts';
export { readEmbedCode, readPixel, readSiteVerification } from './snippet-rules.ts';
export type { PixelProvider } from './snippet-rules.ts';
export { normaliseStateIn, statesOf } from './states.ts';
export type { State } from './states.ts';
export { checkStorageEntry, storageLimits } from './storage.ts';
export type { StorageFault } from './storage.ts';
export { fillTemplate } from './template.ts';
export { textAnchor, textAnchorLink } from './text-anchor.ts';
export { trackerHosts, trackersOf } from './trackers.ts';
export type { Tracker, TrackingPlugins } from './trackers.ts';
export { firstMessages, validate } from './validate.ts';
export type {
  CustomRule,
  FieldMessages,
  NamedRules,
  RuleUse,
  RuleWithParams,
  ValidationSchema,
} from './validate.ts';
export { vatCheckDigits } from './vat-check-digits.ts';
export type { CheckDigits } from './vat-check-digits.ts';
export { hasUkCheckDigits, isVatNumber, vatFormats } from './vat-formats.ts';
