import { shopApi, type CallAnswer } from '@omnis/api-client';
import { useAppSelector, type RootState } from '@omnis/store';

/** Core data of a store (storefront.md §3 Store core data response). */
export type StoreCoreData = CallAnswer<'store.coreData'>;
/** A page as the core data lists it, without its blocks. */
export type CorePage = StoreCoreData['pages'][number];

const selectCoreResult = shopApi.endpoints.storeCoreData.select();

/** The core data, or undefined where it has not been loaded (an error page outside the store). */
export function findCore(state: RootState): StoreCoreData | undefined {
  return selectCoreResult(state).data;
}

/**
 * The core data of a state.
 *
 * @throws Error before the root loader has read it.
 */
export function coreOf(state: RootState): StoreCoreData {
  const core = findCore(state);
  if (!core) throw new Error('The core data has not been read yet');
  return core;
}

/** The store's core data, in a component below the root route. */
export function useCore(): StoreCoreData {
  return useAppSelector(coreOf);
}

/** The store's number, which calls name in their paths. */
export function divisionOf({ state }: StoreCoreData): number {
  return state.store.division;
}
