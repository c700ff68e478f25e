/** A browser and its system as the server tells them apart; '' for what it cannot tell. */
export interface Agent {
  readonly browser: string;
  readonly system: string;
}

/** What a browser is called: `Firefox on Windows`. */
export function agentText({ browser, system }: Agent): string {
  if (browser !== '' && system !== '') return `${browser} on ${system}`;
  return browser || system || 'Unknown browser';
}

/** Whether it is one of those that are held in the hand. */
export function isPhone({ system }: Agent): boolean {
  return ['iPhone', 'iPad', 'Android'].includes(system);
}
