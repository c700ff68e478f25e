export { isSeeded, seedDemo } from './seed-demo.ts';
export type { SeedDemoOptions } from './seed-demo.ts';
export { demoPassword, demoTwoFactorSecret } from './write/accounts.ts';
