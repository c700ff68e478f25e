import { fillText } from '../text/ui-text.tsx';
import type { SaySecurity } from './security-text.ts';

/** A browser and its system as the server tells them apart; '' for what it cannot tell. */
export interface Agent {
  readonly browser: string;
  readonly system: string;
}

/** Name of a browser: `Firefox on Windows`. */
export function agentText({ browser, system }: Agent, say: SaySecurity = fillText): string {
  if (browser !== '' && system !== '') return say('{browser} on {system}', { browser, system });
  return browser || system || say('Unknown browser');
}

/** Tells whether it is a handheld device. */
export function isPhone({ system }: Agent): boolean {
  return ['iPhone', 'iPad', 'Android'].includes(system);
}
