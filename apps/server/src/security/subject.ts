import { platformDivision } from '@omnis/models';
import type { HostKind, Identity } from '../http/context.ts';

/** An account of any kind, as sessions and mailed tokens name it. */
export interface Subject {
  readonly kind: Identity['kind'];
  readonly id: string;
  /** The store whose customer it is; the platform's own division for owners; null for staff. */
  readonly divisionId: number | null;
}

/** The kind of account that a kind of host is for. */
export function kindAt(hostKind: HostKind): Identity['kind'] {
  return hostKind === 'atlas' ? 'staff' : hostKind === 'platform' ? 'owner' : 'customer';
}

/** The account behind an identity at a place. */
export function subjectOf({ kind, id }: Pick<Identity, 'kind' | 'id'>, division: number | null): Subject {
  return { kind, id, divisionId: kind === 'staff' ? null : kind === 'owner' ? platformDivision : division };
}
