import type { StoreDomain } from '@omnis/contract';

/** State of a domain, as its badge tells it. */
export function stateOf({ state, isPrimary, check }: StoreDomain): {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'neutral' | 'error';
} {
  if (state === 'waiting') return { text: 'Waiting for DNS', tone: 'warning' };
  if (check !== null && check.addresses !== null && !check.leadsHere)
    return { text: 'Leads elsewhere', tone: 'error' };
  return isPrimary ? { text: 'Primary', tone: 'success' } : { text: 'Connected', tone: 'neutral' };
}

/** Faults that the last check found, a sentence each; empty: all is well, or nothing was checked. */
export function missingTexts({ name, state, check }: StoreDomain): string[] {
  if (check === null) return [];
  const { hasProof, addresses, leadsHere } = check;
  if (hasProof === null || addresses === null)
    return ['No name server answered. Check again in a few minutes.'];
  return [
    ...(hasProof || state === 'connected' ? [] : ['The TXT record was not found yet.']),
    ...(leadsHere
      ? []
      : [
          addresses.length === 0
            ? `${name} does not lead anywhere yet.`
            : `${name} leads to ${addresses.join(', ')}. Remove that record and add those below.`,
        ]),
  ];
}

/** Purpose of a domain, or the next step of its owner. */
export function introOf({ state, isPrimary }: StoreDomain): string {
  if (state === 'waiting')
    return 'Add these records where you bought the domain, then check. New records can take up to a day to be seen.';
  return isPrimary ? 'Your store is known by this address.' : 'It leads to your primary address.';
}
