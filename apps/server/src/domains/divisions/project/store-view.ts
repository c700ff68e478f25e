import type { ReviewedStore, StoreProject as ManagedStore } from '@omnis/contract';
import type { Division, StoreReview } from '../../../tenancy/division.ts';
import { isComingSoon } from '../../../tenancy/gate.ts';

/** Tells who may visit a store, as it is now. */
function stateOf(division: Division): ReviewedStore['state'] {
  if (division.project.closure !== null) return 'off';
  if (division.review !== null) return 'under-review';
  if (isComingSoon(division)) return 'coming-soon';
  return division.passwordHash === null ? 'open' : 'password';
}

const shutView = (shut: StoreReview | null): ReviewedStore['review'] =>
  shut && { ...shut, since: shut.since.toISOString() };

/** A store as staff see it in their list. @param host - with port */
export function storeView(division: Division, host: string): ReviewedStore {
  const { isVip, fraud, managed, demographic, chatChannels, paymentInterval, integrationType } =
    division.project;
  return {
    division: division.id,
    name: division.name,
    host,
    plan: division.plan,
    state: stateOf(division),
    review: shutView(division.review),
    isVip,
    isFraud: fraud !== null,
    managed,
    demographic,
    chatChannels: [...chatChannels],
    paymentInterval,
    integrationType,
  };
}

/** A store as staff manage it. */
export function managedStoreView(division: Division, host: string): ManagedStore {
  const { closure, fraud, hash, promoUrl, betas, version } = division.project;
  return {
    ...storeView(division, host),
    active: closure === null,
    closure: shutView(closure),
    fraudReason: fraud?.reason ?? '',
    hash,
    promoUrl,
    betas: [...betas],
    version,
  };
}
