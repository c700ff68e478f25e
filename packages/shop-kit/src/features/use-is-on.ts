import { useLocation } from '../react-router/index.ts';
import { useHydrated } from '../data/use-hydrated.ts';
import { isOn, isOnAt, type ShopFeature } from './features.ts';

/** As {@link isOn}, for what the server renders too: it knows the address that it was asked for. */
export function useIsOn(name: ShopFeature): boolean {
  const { search } = useLocation();
  return useHydrated() ? isOn(name) : isOnAt(name, search);
}
