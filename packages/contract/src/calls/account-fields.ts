import {
  dashboardPermissionNames,
  storeBetaNames,
  storeIntegrationTypeNames,
  teamRoles,
} from '@omnis/models';
import { z } from 'zod';

/** The signed-in person, as every app sees them (storefront.md §3 User state). */
export const sessionSchema = z.object({
  user: z
    .object({
      id: z.string(),
      kind: z.enum(['customer', 'owner', 'staff']),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      avatar: z.string().nullable(),
      verified: z.boolean(),
      signedEula: z.boolean(),
      internal: z.boolean(),
      /** True when signing in takes a second factor (platform.md §3 Customer). */
      twoFactorAuthEnabled: z.boolean(),
      /** Of owners: whether they signed up to have a store of their own. Who did not is not asked to open one. */
      shouldHaveStore: z.boolean().optional(),
      /** Of owners: whether the account is for a dashboard, by its sign-up or by the team of a store (platform.md §5). */
      dashboardAccess: z.boolean().optional(),
      /** Company of the account; 52 is the bespoke company (platform.md §6 isBespoke). Staff and most accounts have none. */
      companyId: z.number().int().nullable().optional(),
      /** Permissions of staff, such as `orders.view`. */
      permissions: z.array(z.string()),
      /** Until when staff may use sensitive permissions without a second factor; null where they need none. */
      twoFactorDueAt: z.string().nullable().optional(),
      /** True when that time is over without a second factor: sensitive permissions answer 403 until there is one. */
      twoFactorOwed: z.boolean().optional(),
    })
    .nullable(),
  /** True for staff who visit a store by a link of atlas, an internal subdomain (platform.md §6 internalUser). */
  internalSubdomain: z.boolean().optional(),
  store: z.object({
    active: z
      .object({
        division: z.number().int(),
        name: z.string(),
        host: z.string(),
        /** Address of its logo on any of the hosts. */
        logo: z.string().nullable(),
        /** Origin of the editor's canvas. */
        previewOrigin: z.string(),
        plan: z.enum(['standard', 'pro', 'turbo']),
        pro: z.boolean(),
        paymentProcessor: z.string(),
        /** The other system that it sells through (platform.md §3 Project: integrationType); null: none. */
        integrationType: z.enum(storeIntegrationTypeNames).nullable().optional(),
        /** True once it has chosen the delivery profile of its products on Shopify (platform.md §6). */
        hasShopifyDeliveryProfile: z.boolean().optional(),
        currency: z.string(),
        theme: z.string(),
        /** Role of the signed-in person in this store; `member` for anyone outside its team. */
        role: z.enum(teamRoles),
        /** Permissions in its dashboard; an owner has all (platform.md §6). */
        dashboardPermissions: z.array(z.enum(dashboardPermissionNames)),
        /** Completion badges, for its team (platform.md §1); [] for shoppers. */
        badges: z.array(z.object({ code: z.string(), unlocked: z.boolean() })),
        /** True when its team must sign in with a second factor (platform.md §3 Project). */
        force2fa: z.boolean(),
        /** The store's id outside (platform.md §3 Project: hash), for its team; '' for others. */
        hash: z.string().optional(),
        /** Where the platform promotes it (platform.md §3 Project: promoUrl), for its team; '' for others and for nowhere. */
        promoUrl: z.string().optional(),
        /** Features in test that it may use (platform.md §3 Project: betas), for its team; absent for others. */
        betas: z.array(z.enum(storeBetaNames)).optional(),
        /** True when strangers are kept out: it is under review, opens soon, or has a password. */
        closed: z.boolean(),
        /** That it is under review (storefront.md §2); null: it is not. `reason` is for its team, '' for others. */
        review: z.object({ since: z.string(), reason: z.string() }).nullable(),
        /** That staff switched it off (platform.md §3 Project: active); `reason` is for its team, '' for others. */
        closure: z.object({ since: z.string(), reason: z.string() }).nullable(),
        /** That its shop takes no orders because of a suspicion (platform.md §3 Project: isFraud), for its team; else null. */
        fraud: z.object({ reason: z.string() }).nullable(),
      })
      .nullable(),
    /** Every store that the owner may manage. */
    all: z.array(z.object({ division: z.number().int(), name: z.string() })),
  }),
});

/** Session of the signed-in person. */
export type Session = z.output<typeof sessionSchema>;

/** Actions that ask for a proof; a proof for one is not valid for another (platform.md §7). */
export const captchaActions = ['sign_up', 'login', 'recovery_login', 'reset'] as const;

/** One of {@link captchaActions}. */
export type CaptchaAction = (typeof captchaActions)[number];

/** Proofs that a form was filled in by a person (platform.md §7); '' where none is asked for. */
export const captchaFields = {
  v3captchaToken: z.string().max(4000).default(''),
  v2captchaToken: z.string().max(4000).default(''),
};

/** A password that is about to be set. */
export const newPassword = z
  .string()
  .min(8, 'Must contain at least 8 characters')
  .max(200)
  .refine((value) => value.trim() === value, 'Password cannot start or end with spaces');

/** Code of an authenticator app or of a text message, as typed: three digits, a space or none, three digits. */
export const sixDigits = z.string().max(20);
