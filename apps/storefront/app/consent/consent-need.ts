import type { StoreCoreData } from '@omnis/shop-kit';

type State = StoreCoreData['state'];
type Plugins = State['subdomain']['plugins'];

/** Name of the action that opens the choice again: a link to `@cookie-choices`, wherever it stands. */
export const choicesAction = 'cookie-choices';

/** Tells whether a plugin of another team brings scripts, whose addresses the server writes beside its settings. */
function bringsScripts(plugin: unknown): boolean {
  const scripts: unknown =
    typeof plugin === 'object' && plugin !== null ? Reflect.get(plugin, 'scripts') : undefined;
  return Array.isArray(scripts) && scripts.length > 0;
}

/** Tells whether a store has a plugin that follows visitors (storefront.md §3 Subdomain plugins). */
export function hasTrackers(plugins: Plugins): boolean {
  const { analytics, marketing, pinterest } = plugins;
  const ids = [
    analytics?.measurement_id,
    analytics?.ga_tracking_id,
    marketing?.aw_conversion_id,
    marketing?.conversion_id,
    pinterest?.pixel,
    plugins['tracking-pixel']?.pixel,
  ];
  return ids.some((id) => id !== undefined && id !== '') || Object.values(plugins).some(bringsScripts);
}

/**
 * Tells whether a store asks its visitors: it has the cookie-policy plugin, or one that needs consent, or custom code that
 * does, or a running split test, which counts only those who agree.
 */
export function asksConsent({
  subdomain: { plugins },
  splitTest,
  ownCode,
}: Pick<State, 'splitTest'> &
  Partial<Pick<State, 'ownCode'>> & { readonly subdomain: Pick<State['subdomain'], 'plugins'> }): boolean {
  const isFollowed = hasTrackers(plugins) || (ownCode?.needsConsent ?? false);
  return plugins['cookie-policy'] !== undefined || isFollowed || splitTest.length > 0;
}

/** Tells whether the address asks for the bar, whatever store and visitor have said: `?cookie-policy=5` (§9). */
export function isConsentForced(search: string): boolean {
  return new URLSearchParams(search).get('cookie-policy') === '5';
}
