import type { StoreSeed } from '../types.ts';
import { basicStore } from './basic.ts';
import { demoStore } from './demo.ts';
import { lockedStore, platformStore, soonStore } from './others.ts';
import { turboStore } from './turbo.ts';

/** Every shop of the demo; the platform's own comes first. */
export const storeSeeds: readonly StoreSeed[] = [
  platformStore,
  demoStore,
  turboStore,
  basicStore,
  soonStore,
  lockedStore,
];
