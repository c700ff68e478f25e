export { guardLoader, guardMiddleware } from './adapter.ts';
export type { GuardArgs, GuardFacts, GuardOptions } from './adapter.ts';
