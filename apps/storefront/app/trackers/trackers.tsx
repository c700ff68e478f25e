import { useCore } from '@omnis/shop-kit';
import { useEffect, useState } from 'react';
import { useHappenings, type HappeningsListener } from '../events/use-happenings.ts';
import { wantedTrackers } from './wanted.ts';
import { startTrackers } from './load.ts';

/** Scripts stay once they are loaded; a visitor who agrees a second time does not load them again. */
const started = new WeakMap<object, HappeningsListener>();

function listenerFor(
  plugins: ReturnType<typeof useCore>['state']['subdomain']['plugins'],
): HappeningsListener {
  const known = started.get(plugins);
  if (known) return known;
  const tell = startTrackers(wantedTrackers(plugins));
  const made = { see: tell, act: tell };
  started.set(plugins, made);
  return made;
}

/** Loads what the store's plugins ask for, and tells them what happens. It shows nothing. */
export default function Trackers(): null {
  const { plugins } = useCore().state.subdomain;
  const [listener, setListener] = useState<HappeningsListener | null>(null);
  useEffect(() => setListener(listenerFor(plugins)), [plugins]);
  useHappenings(listener);
  return null;
}
