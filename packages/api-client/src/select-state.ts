import { useSelector, useStore, type UseSelector } from 'react-redux';

function useStateOnce<Selected>(select: (state: never) => Selected): Selected {
  return select(useStore<never>().getState());
}

const readOnce: UseSelector = Object.assign(useStateOnce, { withTypes: () => readOnce });

/**
 * `useSelector` of React Redux; on a server, where no state changes while a page is rendered, it reads without subscribing:
 * a page selects a hundred times, and what a subscription needs was a tenth of the memory that its rendering takes.
 *
 * @example
 * const useShopSelector = useStateSelector.withTypes<{ readonly shop: { readonly name: string } }>();
 */
export const useStateSelector: UseSelector = typeof window === 'undefined' ? readOnce : useSelector;
