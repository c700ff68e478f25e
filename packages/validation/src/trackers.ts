import { adConversionId, adConversionLabel, measurementId, readPixel } from './snippet-rules.ts';
import type { PixelProvider } from './snippet-rules.ts';

/** A script of somebody else that a store may have loaded, for visitors who have agreed. */
export type Tracker =
  /** Google Analytics 4, or a container of Google Tag Manager. */
  | { readonly kind: 'ga4' | 'gtm'; readonly id: string }
  /** Google Ads: purchases are reported to this conversion. */
  | { readonly kind: 'ads'; readonly id: string; readonly label: string }
  | { readonly kind: PixelProvider; readonly id: string }
  /** A script of a plugin that another team has added: its address. */
  | { readonly kind: 'script'; readonly id: string };

/** The plugins that follow visitors, as far as it is read here; `Plugins` of `@omnis/models` has them. */
export interface TrackingPlugins {
  readonly analytics?: { readonly ga_tracking_id: string; readonly measurement_id: string };
  readonly marketing?: {
    readonly aw_conversion_id: string;
    readonly conversion_id: string;
    readonly conversion_label: string;
  };
  readonly pinterest?: { readonly pixel: string };
  readonly 'tracking-pixel'?: { readonly pixel: string };
  /** Other plugins; the addresses of their scripts are in `scripts`. */
  readonly [code: string]: unknown;
}

const google = 'https://www.googletagmanager.com';
const hosts: Readonly<Record<Exclude<Tracker['kind'], 'script'>, readonly string[]>> = {
  ga4: [google],
  gtm: [google, 'https://www.google-analytics.com'],
  ads: [google, 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
  meta: ['https://connect.facebook.net'],
  pinterest: ['https://s.pinimg.com', 'https://ct.pinterest.com'],
  tiktok: ['https://analytics.tiktok.com'],
  // Its script fetches the pixel's settings as a second one.
  snapchat: ['https://sc-static.net', 'https://tr.snapchat.com'],
};

/** The pixel of a setting: the network's snippet, or, where the plugin says whose it is, its number alone. */
function pixelOf(setting: string, provider: 'meta' | 'pinterest'): Tracker[] {
  const text = setting.trim();
  if (/^\d{10,20}$/.test(text)) return [{ kind: provider, id: text }];
  const pixel = readPixel(text);
  return pixel ? [{ kind: pixel.provider, id: pixel.id }] : [];
}

function adsOf({
  aw_conversion_id,
  conversion_id,
  conversion_label,
}: NonNullable<TrackingPlugins['marketing']>) {
  const [id] = [aw_conversion_id, conversion_id]
    .map((text) => text.trim().replace(/^AW-/i, ''))
    .filter((text) => text !== '');
  const label = conversion_label.trim();
  if (id === undefined || adConversionId(id) !== null) return [];
  return [{ kind: 'ads' as const, id: `AW-${id}`, label: adConversionLabel(label) === null ? label : '' }];
}

/** The host of an https address, with its scheme; null for any other text. */
function httpsOrigin(address: unknown): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { protocol, origin, username } = new URL(address);
  return protocol === 'https:' && username === '' ? origin : null;
}

/** Scripts of plugins that other teams have added: the server writes their addresses when the settings are saved. */
function scriptsOf(plugins: TrackingPlugins): Tracker[] {
  return Object.values(plugins).flatMap((plugin) => {
    const scripts: unknown =
      typeof plugin === 'object' && plugin !== null ? Reflect.get(plugin, 'scripts') : undefined;
    const listed: unknown[] = Array.isArray(scripts) ? scripts : [];
    return listed.flatMap((src) =>
      typeof src === 'string' && httpsOrigin(src) !== null ? [{ kind: 'script' as const, id: src }] : [],
    );
  });
}

/**
 * Trackers that a store's plugins load (storefront.md §3 Subdomain plugins): only settings that are well formed, since
 * an id becomes part of an address. An account of Universal Analytics, which Google has closed, loads nothing.
 *
 * @example
 * trackersOf({ analytics: { ga_tracking_id: '', measurement_id: 'G-AB12CD34EF' } }); // [{ kind: 'ga4', id: 'G-AB12CD34EF' }]
 */
export function trackersOf(plugins: TrackingPlugins): readonly Tracker[] {
  const { analytics, marketing, pinterest } = plugins;
  const found: Tracker[] = [];
  const measured = analytics?.measurement_id.trim() ?? '';
  const container = analytics?.ga_tracking_id.trim() ?? '';
  if (measured !== '' && measurementId(measured) === null) found.push({ kind: 'ga4', id: measured });
  if (/^GTM-[A-Z\d]{4,12}$/.test(container)) found.push({ kind: 'gtm', id: container });
  if (marketing) found.push(...adsOf(marketing));
  if (pinterest) found.push(...pixelOf(pinterest.pixel, 'pinterest'));
  const pixel = plugins['tracking-pixel'];
  if (pixel) found.push(...pixelOf(pixel.pixel, 'meta'));
  return [...found, ...scriptsOf(plugins)];
}

/** The hosts whose scripts a page of a store must be allowed to run for its plugins, and no other. */
export function trackerHosts(trackers: readonly Tracker[]): readonly string[] {
  return [
    ...new Set(
      trackers.flatMap(({ kind, id }) => (kind === 'script' ? (httpsOrigin(id) ?? []) : hosts[kind])),
    ),
  ];
}
