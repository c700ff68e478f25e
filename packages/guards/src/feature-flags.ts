/** Flags that the platform knows (platform.md §1). */
export type FeatureName = 'fontawesome' | 'components' | 'pages' | 'sentry' | 'stripe' | 'gtm' | 'datadog';

/** Value of each flag when no query overrides it. */
export const featureDefaults: Readonly<Record<FeatureName, (visitor: { bot: boolean }) => boolean>> = {
  fontawesome: () => true,
  components: () => true,
  pages: () => true,
  sentry: () => true,
  stripe: () => true,
  gtm: () => true,
  datadog: ({ bot }) => !bot,
};

const off = new Set(['0', 'false', 'off', 'no']);

/** Visitor for whom a flag is read. */
export interface FeatureVisitor {
  /** Query of the page: `feature-NAME` overrides a flag; 0, false, off and no mean off, all else on. */
  query?: URLSearchParams | string;
  bot?: boolean;
}

/**
 * Tells whether a feature is on. Flags that the platform does not know are off unless the query turns them on.
 *
 * @example
 * isFeatureOn('gtm', { query: '?feature-gtm=0' }); // false
 */
export function isFeatureOn(name: string, { query = '', bot = false }: FeatureVisitor = {}): boolean {
  const override = new URLSearchParams(query).get(`feature-${name}`);
  if (override !== null) return !off.has(override.trim().toLowerCase());
  return isFeatureName(name) ? featureDefaults[name]({ bot }) : false;
}

/** Every known flag at once. */
export function featureFlags(visitor: FeatureVisitor = {}): Record<FeatureName, boolean> {
  const on = (name: FeatureName) => isFeatureOn(name, visitor);
  return {
    fontawesome: on('fontawesome'),
    components: on('components'),
    pages: on('pages'),
    sentry: on('sentry'),
    stripe: on('stripe'),
    gtm: on('gtm'),
    datadog: on('datadog'),
  };
}

function isFeatureName(name: string): name is FeatureName {
  return Object.hasOwn(featureDefaults, name);
}
