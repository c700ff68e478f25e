import type { Division } from '../domains/divisions/division.ts';

/** What a host is for. */
export type HostKind = 'store' | 'preview' | 'platform' | 'atlas';

/** Who is signed in. */
export interface Identity {
  kind: 'customer' | 'owner' | 'staff';
  id: string;
  email: string;
  name: string;
  /** Rights of staff. */
  permissions: readonly string[];
  /** Divisions that an owner is a member of. */
  divisions: readonly number[];
}

/** The person at the other end: signed in or not. */
export interface Visitor {
  /** Secret of the session cookie. */
  token: string;
  identity: Identity | null;
  /** Owner of the basket: `customer:uuid` or `visitor:hash`. */
  readonly basketOwner: string;
}

/** What a handler knows of the request besides its parsed input. */
export interface CallContext {
  hostKind: HostKind;
  /** The store that the call is about. On the atlas host there is none, and a handler there must not ask. */
  division: Division;
  visitor: Visitor;
  /** ISO code chosen by query or cookie, one that the store offers; else the store's own. */
  currency: string;
  ip: string;
  userAgent: string;
  /** Origin that the visitor sees, such as `http://demo.localhost:3000`. */
  origin: string;
  /** `Idempotency-Key` of the request; '' for calls that do not ask for one. */
  idempotencyKey: string;
  /** The uploaded file of an upload call; null when none was sent. */
  upload(): Promise<Upload | null>;
  /** Puts a new session in place of the present one: at sign-in, sign-out and change of role. */
  startSession(token: string): void;
}

/** An uploaded file as it comes in. */
export interface Upload {
  filename: string;
  mime: string;
  stream: NodeJS.ReadableStream;
  /** Whether the size limit cut it short; true only once the stream has ended. */
  truncated(): boolean;
}
