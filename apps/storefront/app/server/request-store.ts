import type { OmnisStore } from '@omnis/store';
import { createContext } from 'react-router';

/** The store that a request is rendered with. */
export const requestStore = createContext<OmnisStore>();
