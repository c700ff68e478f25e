import { z } from 'zod';
import { customerTagTypes, paymentProcessors } from '../store.ts';
import { customerAsTold } from './as-told.ts';
import { tagSchema } from './common.ts';
import {
  currencyCode,
  flag,
  id,
  named,
  optionalNumber,
  optionalRelated,
  optionalText,
  optionalTime,
  related,
  relatedList,
  text,
  texts,
} from './fields.ts';

const permissions = z.array(z.string()).default([]);

/** A member of staff (platform.md §3, User). */
export const userSchema = z.looseObject({
  id,
  email: text,
  username: text,
  avatar: optionalText,
  firstName: text,
  lastName: text,
  fullName: text,
  mission: text,
  mutedAt: optionalTime,
  twoFactorAuthEnabled: flag,
  mobileNumber: text,
  /** 0 enabled, null pending, -1 disabled: see `userStatuses`. */
  status: z.union([z.literal(0), z.literal(-1), z.null()]).default(null),
  bio: text,
  dateOfBirth: z.iso.date().nullable().default(null),
  team: optionalRelated,
  colour: optionalText,
  reportsTo: optionalRelated,
  channel: optionalText,
  size: optionalText,
  isLeadership: flag,
  lastActive: optionalTime,
  rfids: texts,
  okrs: relatedList,
  permissions,
  storeControlRole: optionalText,
  profilePhoto: z.looseObject({}).nullable().default(null),
  postalAddress: optionalText,
  nationalInsuranceNumber: optionalText,
  bankAccountName: optionalText,
  nameOfBank: optionalText,
  sortCode: optionalText,
  accountNumber: optionalText,
  employeeStatementOption: optionalText,
});
/** A member of staff. */
export type User = z.output<typeof userSchema>;

/** A customer (platform.md §3). */
export const customerSchema = z.preprocess(
  customerAsTold,
  z.looseObject({
    id,
    avatar: optionalText,
    company: text,
    firstName: text,
    lastName: text,
    jobTitle: text,
    username: text,
    email: text,
    phone: text,
    mobile: text,
    orders: relatedList,
    internal: flag,
    verified: flag,
    divisions: relatedList,
    signedEula: flag,
    claimedUser: flag,
    website: text,
    tiktok: text,
    twitter: text,
    youtube: text,
    facebook: text,
    linkedin: text,
    instagram: text,
    potentialValue: optionalNumber,
    shouldHaveStore: flag,
    dashboardPermissions: permissions,
    role: optionalText,
    notes: z.array(z.looseObject({})).default([]),
    twoFactorAuthEnabled: flag,
    requestTerms: flag,
    statusJourney: optionalText,
    leadStatus: optionalText,
    tags: z
      .array(z.preprocess(named, tagSchema.extend({ type: z.enum(customerTagTypes).optional() })))
      .default([]),
  }),
);
/** A customer. */
export type Customer = z.output<typeof customerSchema>;

/** A completion badge of a shop (platform.md §3, Project). */
export const badgeSchema = z.looseObject({ code: z.string(), unlocked: flag, groups: texts });
/** A completion badge. */
export type Badge = z.output<typeof badgeSchema>;

/** A project, also called manufacturer (platform.md §3). */
export const manufacturerSchema = z.looseObject({
  id,
  name: text,
  logo: optionalText,
  hash: text,
  email: text,
  isPro: flag,
  badges: z.array(badgeSchema).default([]),
  active: flag,
  managed: flag,
  isFraud: flag,
  chatChannels: z.array(z.union([z.string(), z.looseObject({})])).default([]),
  division: optionalRelated,
  customers: relatedList,
  demographic: optionalText,
  paymentInterval: z.union([related, z.string()]).nullable().default(null),
  integrationType: optionalText,
  enableBulkStudio: flag,
  force2fa: flag,
  promoUrl: text,
  betas: texts,
  isVip: flag,
  currency: currencyCode.default('GBP'),
});
/** A project, also called manufacturer. */
export type Manufacturer = z.output<typeof manufacturerSchema>;

/** A store (platform.md §3, Division). */
export const divisionSchema = z.looseObject({
  id,
  name: text,
  code: text,
  enabled: z.boolean().default(true),
  logo: optionalText,
  activeDomainName: text,
  subdomain: z
    .looseObject({ hasPro: flag, approvalItem: z.looseObject({}).nullable().default(null) })
    .nullable()
    .default(null),
  demographic: optionalText,
  manufacturer: optionalRelated,
  customers: relatedList,
});
/** A store. */
export type Division = z.output<typeof divisionSchema>;

/** The visitor, and their store (storefront.md §3, User state). */
export const userStateSchema = z.looseObject({
  user: z.looseObject({ verified: flag, signedEula: flag, internal: flag }).nullable().default(null),
  store: z
    .looseObject({
      active: z
        .looseObject({ pro: flag, paymentProcessor: z.enum(paymentProcessors).default('teemill') })
        .nullable()
        .default(null),
    })
    .default({ active: null }),
});
/** The visitor, and their store. */
export type UserState = z.output<typeof userStateSchema>;
