export { guardLoader, guardMiddleware } from './adapter.ts';
export type { GuardArgs, GuardOptions } from './adapter.ts';
