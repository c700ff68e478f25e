export { recordEarly } from './early/record-early.ts';
export { helpEarly } from './start/help-early.ts';
