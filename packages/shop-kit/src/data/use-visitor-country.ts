import { useCore } from './core.ts';
import { useHydrated } from './use-hydrated.ts';
import { visitorCountry } from './visitor-country.ts';

/** Where the visitor's orders go: the country of their cookie (platform.md §6), at first that of the store. */
export function useVisitorCountry(): string {
  const own = useCore().state.store.country;
  const hydrated = useHydrated();
  return (hydrated ? visitorCountry() : null) ?? own;
}
