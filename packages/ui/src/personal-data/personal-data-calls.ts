import type { CallOutcome, ProofCalls, SecurityFaults } from '../security/security-calls.ts';

/** Requests in progress for an account's data; times are UTC ISO 8601. */
export interface PersonalDataFacts {
  /** The newest copy; null when there is none. */
  readonly copy: {
    readonly id: string;
    readonly requestedAt: string;
    /** null while it is being made. */
    readonly readyAt: string | null;
    readonly expiresAt: string;
    readonly bytes: number;
  } | null;
  /** The deletion that the account waits for. */
  readonly deletion: { readonly dueAt: string } | null;
  /** How a deletion would go. */
  readonly mode: 'at-once' | 'after-grace' | 'refused';
  readonly graceDays: number;
  /** Why it would be refused; '' when it would not. */
  readonly obstacle: string;
}

/** The calls that the cards of personal data make; an app binds them to its API. */
export interface PersonalDataCalls extends ProofCalls {
  readonly requestCopy: () => Promise<CallOutcome<{ readonly message: string }>>;
  readonly requestDeletion: () => Promise<
    CallOutcome<{ readonly message: string; readonly dueAt: string | null }>
  >;
  readonly cancelDeletion: () => Promise<CallOutcome<{ readonly message: string }>>;
}

/** Properties of the cards of personal data. */
export interface PersonalDataCardsProps extends SecurityFaults {
  readonly data: PersonalDataFacts;
  readonly calls: PersonalDataCalls;
  /** True when the account has a second factor of any kind, which is asked for before a copy or a deletion. */
  readonly hasFactor: boolean;
  /** Where a copy is fetched. */
  readonly copyHref: (id: string) => string;
  /** Data that is deleted with the account, in words: “your orders, addresses and favourites”. */
  readonly what: string;
  /** Data that stays, and the reason. */
  readonly stays: string;
  /** The account is gone, and nobody is signed in any more. */
  readonly onDeleted: (message: string) => void;
  /** Level of the cards' titles, 2 unless told. */
  readonly titleLevel?: 2 | 3;
}
