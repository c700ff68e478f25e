import {
  blockSchema,
  currencyCodes,
  languages,
  notificationSchema,
  pageSchema,
  priceRoundings,
  socialNetworks,
  storeCoreDataSchema,
  storeIntegrationTypeNames,
  subdomainSchema,
  unitSystems,
} from '@omnis/models';
import { z } from 'zod';
import { defineCall, done } from '../call.ts';
import { emailField } from './common.ts';
import { paymentMethodSchema } from './payment-accounts.ts';
import { v3 } from '../prefixes.ts';

const currencyChoice = z.object({
  code: z.enum(currencyCodes),
  symbol: z.string(),
  /** Units that one unit of the store's own currency buys. */
  rate: z.number(),
  /** How converted prices are rounded. */
  rounding: z.enum(priceRoundings).default('none'),
});

/** Answer of getStoreCoreData (storefront.md §3). `pages` come without their blocks; a page is fetched by its id. */
export const storeCoreData = storeCoreDataSchema.extend({
  state: storeCoreDataSchema.shape.state.extend({
    subdomain: subdomainSchema,
    currencies: z.array(currencyChoice),
    /** Notifications that the store shows its visitors, newest first. */
    notifications: z.array(notificationSchema).default([]),
    store: z.object({
      division: z.number().int(),
      name: z.string(),
      companyName: z.string(),
      host: z.string(),
      locale: z.string(),
      /** Languages that a shopper may choose, the store's own first. */
      languages: z.array(z.enum(languages)).default(['en']),
      logo: z.string().nullable(),
      /** For dark grounds, where there is one. */
      logoDark: z.string().nullish(),
      /** `light`: never dark, whatever the visitor asks for. */
      appearance: z.enum(['both', 'light']).default('both'),
      /** Its proportions where they are known, so that the page keeps its place. */
      logoSize: z.object({ width: z.number(), height: z.number() }).nullish(),
      country: z.string(),
      contactEmail: z.string(),
      phone: z.string().default(''),
      /** Lines of the address that letters and returns go to. */
      address: z.array(z.string()).default([]),
      /** Units that sizes are shown in at first. */
      units: z.enum(unitSystems).default('metric'),
      /** Ways to pay at once, beside cards, by Stripe’s Express Checkout Element; null where the store offers none. */
      express: z
        .object({
          publishableKey: z.string(),
          methods: z.array(paymentMethodSchema),
          /** True when a phone number is required. */
          needsPhone: z.boolean(),
          /** The page of terms that have to be agreed to before paying; null: no tick is asked for. */
          terms: z.string().nullable(),
        })
        .nullable()
        .default(null),
      /** Promises beside its buttons to buy; null where its owner has switched that off. */
      promises: z
        .object({
          /** The owner’s own words about returns; '' where those of the shop hold. */
          returns: z.string(),
          /** Days from delivery in which goods can be returned. */
          returnDays: z.number().int(),
          /** Brands of the ways to pay. */
          marks: z.array(z.string()),
        })
        .nullable()
        .default(null),
      /** Decides which blocks with a condition its pages show. */
      plan: z.enum(['standard', 'pro', 'turbo']).default('standard'),
      /** The other system that it sells through; null: none. */
      integrationType: z.enum(storeIntegrationTypeNames).nullable().default(null),
      /** True once the delivery profile of its products on Shopify is chosen (platform.md §6); it decides, too. */
      hasShopifyDeliveryProfile: z.boolean().default(false),
      /** Codes of the completion badges that it has won; they decide, too. */
      badges: z.array(z.string()).default([]),
    }),
    footer: z.array(
      z.object({ title: z.string(), items: z.array(z.object({ text: z.string(), link: z.string() })) }),
    ),
    /** Parts of the footer besides the columns of links. */
    footerDetails: z
      .object({
        social: z.array(z.object({ network: z.enum(socialNetworks), href: z.string() })).default([]),
        /** Brands of the ways to pay. */
        marks: z.array(z.string()).default([]),
        smallPrint: z.string().default(''),
      })
      .prefault({}),
    /** The custom code of the store in its parts; null: none runs. Scripts and styles are files of the store's own host or of others. */
    ownCode: z
      .object({
        needsConsent: z.boolean(),
        metas: z.array(z.object({ name: z.string(), property: z.string(), content: z.string() })),
        links: z.array(z.object({ rel: z.string(), href: z.string() })),
        files: z.array(
          z.object({
            kind: z.enum(['script', 'style']),
            src: z.string(),
            isModule: z.boolean(),
            attributes: z.record(z.string(), z.string()),
          }),
        ),
      })
      .nullable()
      .default(null),
  }),
});

/** Core data of a store. */
export type StoreCore = z.output<typeof storeCoreData>;

export const storeCoreDataCall = defineCall('store.coreData', {
  method: 'GET',
  path: `${v3}/frontend/:division?/getStoreCoreData/json/`,
  access: 'visitor-or-owner',
  summary: 'The data that a store starts from: pages, theme, menus, plugins, currencies.',
  params: z.object({ division: z.coerce.number().int().positive().optional() }),
  response: storeCoreData,
});

export const storeUnlock = defineCall('store.unlock', {
  method: 'POST',
  path: `${v3}/frontend/unlock/`,
  access: 'store',
  summary: 'Give the password of a store that is behind one; a cookie opens it from then on.',
  body: z.object({ password: z.string().min(1, 'This field is required').max(200) }),
  response: done,
});

export const storeSubscribe = defineCall('store.subscribe', {
  method: 'POST',
  path: `${v3}/marketing/subscribe/`,
  access: 'store',
  summary: 'Ask to be on a mailing list; a mail with a link confirms it.',
  body: z.object({
    /** The store whose list it is: the one that is asked, else 403. */
    division: z.int().positive().optional(),
    mailingList: z.string().trim().max(60).default('newsletter'),
    email: emailField,
    firstName: z.string().trim().max(80).default(''),
  }),
  response: done,
});

export const storeConfirmSubscription = defineCall('store.confirmSubscription', {
  method: 'POST',
  path: `${v3}/marketing/confirm/`,
  access: 'store',
  summary: 'Confirm a mailing-list subscription with the token of the mail.',
  body: z.object({ token: z.string().min(10).max(200) }),
  /** `already`: the link was followed before. One whose time is over, or that is unknown, is answered 404. */
  response: done.extend({
    status: z.enum(['confirmed', 'already']),
    /** True when an email with the coupon of the subscriber offer is on its way. */
    offer: z.boolean().default(false),
  }),
});

export const storeContact = defineCall('store.contact', {
  method: 'POST',
  path: `${v3}/frontend/contact/`,
  access: 'store',
  summary: 'Write to the shop: a mail to its owner, which an answer to goes to who wrote it.',
  body: z.object({
    /** Address that the contact form names; one that no page of the shop names goes to the shop's own. */
    contactEmail: z.string().trim().max(254).default(''),
    name: z.string().trim().min(1, 'This field is required').max(100),
    email: emailField,
    message: z.string().trim().min(1, 'This field is required').max(5000),
  }),
  response: done,
});

export const storeSubmitRemill = defineCall('store.submitRemill', {
  method: 'POST',
  path: `${v3}/frontend/retex/remill/submit/`,
  access: 'store',
  summary: 'Ask for the mail that a return of worn-out cotton for recycling begins with.',
  body: z.object({ email: emailField }),
  /** Any type but `success` is shown with its message (storefront.md §8). */
  response: z.object({ type: z.enum(['success', 'error']), message: z.string() }),
});

const pageParams = z.object({ division: z.coerce.number().int().positive() });
const pageIdParams = pageParams.extend({ id: z.coerce.number().int().positive() });
const imageType = z.object({ imageType: z.string().optional() });

export const pagesList = defineCall('pages.list', {
  method: 'GET',
  path: `${v3}/divisions/:division/pages/`,
  access: 'visitor-or-owner',
  dashboardPermission: 'pages',
  summary: 'Pages of a store for pickers and the page list of the editor.',
  params: pageParams,
  query: z.object({ 'page-type': z.enum(['StorePage', 'MailPage']).optional() }),
  response: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        url: z.string(),
        ogImage: z.string().nullable(),
        title: z.string(),
        published: z.boolean(),
        updatedAt: z.string(),
        /** For its owner: true while there is a draft that shoppers do not see yet. */
        hasDraft: z.boolean().optional(),
        /** For its owner: when the draft goes live, and when the page is taken off the shop, by themselves. */
        publishAt: z.string().nullish(),
        unpublishAt: z.string().nullish(),
      }),
    ),
  }),
});

export const pagesGet = defineCall('pages.get', {
  method: 'GET',
  path: `${v3}/divisions/:division/pages/:id/`,
  access: 'visitor-or-owner',
  dashboardPermission: 'pages',
  summary: 'A page with its blocks; an unpublished one only for its owner.',
  params: pageIdParams,
  query: imageType.extend({
    /** Query of the address, where it chooses variations of split tests (storefront.md §2 Links). */
    split: z.string().max(1000).optional(),
  }),
  response: pageSchema,
});

export const pagesOpenGate = defineCall('pages.openGate', {
  method: 'POST',
  path: `${v3}/divisions/:division/pages/:id/gates/:gate/`,
  access: 'store',
  summary: 'Open a gate of a page by its password, or by what its visitor is: answers what stands behind it.',
  params: pageIdParams.extend({ gate: z.string().min(1).max(200) }),
  body: z.object({ password: z.string().max(200).default('') }),
  /** The gate with all that stands behind it; gates within stay shut. */
  response: z.object({ block: blockSchema }),
});

export const pagesCreate = defineCall('pages.create', {
  method: 'POST',
  path: `${v3}/divisions/:division/pages/`,
  access: 'owner',
  dashboardPermission: 'pages',
  status: 201,
  summary: 'Create a page. Needs the pro plan.',
  params: pageParams,
  query: imageType,
  body: z.record(z.string(), z.unknown()),
  response: pageSchema,
});

export const pagesUpdate = defineCall('pages.update', {
  method: 'PATCH',
  path: `${v3}/divisions/:division/pages/:id/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'Save a page. Needs the pro plan; `version` must be the one that was read, else 409.',
  params: pageIdParams,
  query: imageType,
  body: z.record(z.string(), z.unknown()),
  response: pageSchema,
});

export const pagesDelete = defineCall('pages.delete', {
  method: 'DELETE',
  path: `${v3}/divisions/:division/pages/:id/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'Delete a page that is not the homepage.',
  params: pageIdParams,
  response: done,
});
