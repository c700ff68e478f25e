import { useStateSelector } from '@omnis/api-client';
import { useDispatch, useStore } from 'react-redux';
import type { AppDispatch, OmnisStore } from './create-omnis-store.ts';
import type { RootState } from './root-reducer.ts';

/** `useDispatch` that knows the store's thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** `useSelector` that knows the store's state. */
export const useAppSelector = useStateSelector.withTypes<RootState>();

/** `useStore` that knows the store. */
export const useAppStore = useStore.withTypes<OmnisStore>();
