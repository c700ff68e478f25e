import { trackersOf, type Tracker, type TrackingPlugins } from '@omnis/validation';
import { isOn } from '@omnis/shop-kit';

/** Kinds that Google's tag loads: its containers, and what it counts by itself. */
const ofGoogle: ReadonlySet<Tracker['kind']> = new Set(['gtm', 'ga4', 'ads']);

/** The trackers of a store's plugins, without Google's where `gtm` is switched off (platform.md §1). */
export function wantedTrackers(plugins: TrackingPlugins): readonly Tracker[] {
  const all = trackersOf(plugins);
  return isOn('gtm') ? all : all.filter(({ kind }) => !ofGoogle.has(kind));
}
