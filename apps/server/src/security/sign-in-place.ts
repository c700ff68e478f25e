import type { Language } from '@omnis/models';
import type { Db } from '../database/connection.ts';
import type { CallContext, HostKind, Visitor } from '../http/context.ts';
import type { Division } from '../tenancy/division.ts';

/** Where somebody signs in and from where. */
export interface SignInPlace {
  hostKind: HostKind;
  /** null on the atlas host. */
  division: Division | null;
  visitor: Visitor;
  /** In which the visitor is spoken to. */
  language: Language;
  ip: string;
  userAgent: string;
  /** Secret of a trusted device; '' without one. */
  device: string;
  origin: string;
}

/** How what is a visitor's moves when they become a customer, such as their basket; given by its domain. */
export type TakeAlong = (db: Db, division: number, owners: { from: string; to: string }) => Promise<void>;

/** The place of a call. */
export function placeOf(context: CallContext): SignInPlace {
  const { hostKind, visitor, language, ip, userAgent, device, origin } = context;
  return {
    hostKind,
    visitor,
    language,
    ip,
    userAgent,
    device,
    origin,
    division: hostKind === 'atlas' ? null : context.division,
  };
}
