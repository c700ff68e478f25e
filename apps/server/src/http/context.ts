import type { DashboardPermission, Language, TeamRole } from '@omnis/models';
import type { Division } from '../tenancy/division.ts';
import type { SplitVisitor } from './split-visitor.ts';

/** Purpose of a host. */
export type HostKind = 'store' | 'preview' | 'platform' | 'atlas';

/** Role of a person in a store whose team they belong to. */
export interface Membership {
  readonly division: number;
  readonly role: TeamRole;
  /** Permissions of the person there; owners have all. */
  readonly permissions: readonly DashboardPermission[];
}

/** The person who is signed in. */
export interface Identity {
  kind: 'customer' | 'owner' | 'staff';
  id: string;
  email: string;
  name: string;
  /** Rights of staff. */
  permissions: readonly string[];
  /** Divisions that an owner is a member of. */
  divisions: readonly number[];
  /** Roles of an owner in each of them. */
  memberships: readonly Membership[];
  /** The store that an owner manages now; null without one. */
  activeDivision: number | null;
  /** True when signing in takes a second factor. */
  hasSecondFactor: boolean;
  /** Until when staff may use sensitive permissions without a second factor; null for everybody else. */
  twoFactorDueAt: Date | null;
  /** True when the address is verified; the account of staff is verified by the person who made it. */
  verified: boolean;
  /** True for an owner's account that is for a dashboard: asked for at sign-up, or given by the team of a store. */
  dashboardAccess: boolean;
  /** Staff, and customers who have proved that they are somebody who works for the store (platform.md §6 internalUser). */
  internal: boolean;
  /** Company of a customer or an owner; 52 is the bespoke company (platform.md §6 isBespoke). null: none. */
  companyId: number | null;
  /** True when the licence agreement in force is signed; staff work under another one. */
  signedEula: boolean;
  session: SessionFacts;
}

/** The session that somebody is signed in by. */
export interface SessionFacts {
  /** Its id in the list of sessions. */
  readonly id: string;
  /** A second factor was given for it, or a trusted device spared it. */
  readonly secondFactor: boolean;
  /** The password was proved in it within the last quarter of an hour. */
  readonly confirmed: boolean;
}

/** The person at the other end: signed in or not. */
export interface Visitor {
  /** Secret of the session cookie. */
  token: string;
  identity: Identity | null;
  /** Owner of the basket: `customer:uuid` or `visitor:hash`. */
  readonly basketOwner: string;
}

/** Facts about the request that a handler knows besides its parsed input. */
export interface CallContext {
  hostKind: HostKind;
  /** The store that the call is about. On the atlas host there is none, and a handler there must not ask. */
  division: Division;
  visitor: Visitor;
  /** ISO code chosen by query or cookie, one that the store offers; else the store's own. */
  currency: string;
  /** Language that the visitor is spoken to in, one that the store offers. */
  language: Language;
  /** Stands before a closed store that is not open to them. */
  isShutOut: boolean;
  /** Looks at the store on its own host by a pass of the dashboard, as one of its team. */
  isTeam: boolean;
  /** Came from an internal subdomain: one of the staff, by a link of atlas (platform.md §6 internalUser). */
  internalSubdomain: boolean;
  /** Is internal to the store: staff who came by a pass, or somebody who works for it (platform.md §6 internalUser). */
  isInternal: boolean;
  /** Split tests that the visitor was shown, and the seed that new ones are chosen by. */
  split: SplitVisitor;
  ip: string;
  userAgent: string;
  /** Secret that spares a browser the second factor, from its cookie or from a bearer token; '' without one. */
  device: string;
  /** Origin that the visitor sees, such as `http://demo.localhost:3000`. */
  origin: string;
  /** `Idempotency-Key` of the request; '' when none was sent. */
  idempotencyKey: string;
  /** The uploaded file of an upload call; null when none was sent. */
  upload(): Promise<Upload | null>;
  /** Puts a new session in place of the present one: at sign-in, sign-out and change of role. */
  startSession(token: string): void;
  /** Gives this browser the secret of a trusted device. */
  trustDevice(token: string): void;
}

/** An uploaded file as it comes in. */
export interface Upload {
  filename: string;
  mime: string;
  stream: NodeJS.ReadableStream;
  /** Tells whether the size limit cut it short; true only once the stream has ended. */
  truncated(): boolean;
}
