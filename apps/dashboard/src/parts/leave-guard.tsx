export { LeaveGuard, type LeaveGuardProps } from '@omnis/desk';
