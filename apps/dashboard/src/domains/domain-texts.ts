import type { CallResponse, StoreDomain } from '@omnis/contract';
import { dateText } from '../app/format.ts';
import type { DomainsTexts } from '../texts/domains/index.ts';

/** State of a domain, as its badge tells it. */
export function stateOf(
  t: DomainsTexts,
  { state, isPrimary, check }: StoreDomain,
): {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'neutral' | 'error';
} {
  if (state === 'waiting') return { text: t('waitingForDns'), tone: 'warning' };
  if (check !== null && check.addresses !== null && !check.leadsHere)
    return { text: t('leadsElsewhere'), tone: 'error' };
  return isPrimary ? { text: t('primary'), tone: 'success' } : { text: t('connected'), tone: 'neutral' };
}

/** Faults that the last check found, a sentence each; empty: all is well, or nothing was checked. */
export function missingTexts(t: DomainsTexts, { name, state, check }: StoreDomain): string[] {
  if (check === null) return [];
  const { hasProof, addresses, leadsHere } = check;
  if (hasProof === null || addresses === null) return [t('noNameServer')];
  return [
    ...(hasProof || state === 'connected' ? [] : [t('noTxtRecord')]),
    ...(leadsHere
      ? []
      : [
          addresses.length === 0
            ? t('leadsNowhere', { name })
            : t('leadsTo', { name, addresses: addresses.join(', ') }),
        ]),
  ];
}

/** Purpose of a domain, or the next step of its owner. */
export function introOf(t: DomainsTexts, { state, isPrimary }: StoreDomain): string {
  if (state === 'waiting') return t('addRecords');
  return isPrimary ? t('yourStoreIsKnownByThisAddress') : t('itLeadsToYourPrimaryAddress');
}

/** State of the certificate by which browsers trust a domain, as the last check found it. */
export function certificateText(
  t: DomainsTexts,
  { state, until }: CallResponse<'dashboard.checkDomain'>['certificate'],
): string {
  if (state === 'valid' && until !== null) return t('certificateUntil', { date: dateText(until) });
  return t(state === 'none' ? 'certificateNone' : 'certificateWaiting');
}
