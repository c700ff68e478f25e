import { calls } from '@omnis/contract';
import {
  currencies,
  currencySymbol,
  paymentMarks,
  pluginCodes,
  type Notification,
  type Page,
} from '@omnis/models';
import { logoSize } from '@omnis/garments';
import { readThrough } from '../../../cache/read-through.ts';
import type { Core } from '../../../core.ts';
import { JsonText } from '../../../http/json-text.ts';
import {
  asSplitTest,
  type RunningSplitTest,
  type SplitTestsService,
} from '../../split-tests/split-tests.service.ts';
import type { PaymentsService } from '../../payments/payments.service.ts';
import type { Division } from '../../../tenancy/division.ts';
import { customerReturnDays } from '../../../tenancy/return-days.ts';
import { shownFonts } from '../../../tenancy/store-font.ts';
import { storeFavicon } from '../../../tenancy/store-mark.ts';
import { darkLogo } from '../../../tenancy/dark-logo.ts';
import {
  siteVerificationPlugin,
  verificationTags,
  type VerificationTag,
} from '../../../tenancy/site-verification.ts';
import type { ChristmasData, SeasonalBannerService } from '../../seasonal-banner/seasonal-banner.service.ts';
import { shownFace } from './shown-face.ts';

/** Data that a store starts from, ready to be sent (storefront.md §3 Store core data response). */
export interface StoreCoreDataService {
  /**
   * @param visitor - isShutOut - the store is closed to who asks: they learn what it looks like, and not what it holds;
   * isInternal - pages that are not published yet are named, too
   */
  get(division: Division, visitor: { isShutOut: boolean; isInternal: boolean }): Promise<JsonText>;
}

function currencyOf(division: Division, code: Division['currency']) {
  const { symbolAlign, subScript, name, decimals, decimalPoint, thousandsSeparator } = currencies[code];
  return {
    code,
    conversionRate: division.exchangeRates[code] ?? (code === division.currency ? 1 : null),
    symbol: currencySymbol(code),
    symbolAlign,
    subScript,
    name,
    decimals,
    decimalPoint,
    thousandsSeparator,
  };
}

/** As wide and high as the header shows a logo at most, in pixels of CSS. */
const logoBox = { width: 220, height: 48 };

/** Proportions of a logo, in whole numbers: as it is drawn, or as an uploaded one fits where logos stand. */
function sizeOfLogo({ logo, logoSize: pixels }: Division): { width: number; height: number } | null {
  const id = /^\/images\/logos\/([\w-]+)$/.exec(logo ?? '')?.[1];
  const size = id === undefined ? undefined : logoSize(id);
  if (size) return { width: Math.round(size.width), height: Math.round(size.height) };
  if (!pixels) return null;
  const scale = Math.min(1, logoBox.width / pixels.width, logoBox.height / pixels.height);
  return {
    width: Math.max(1, Math.round(pixels.width * scale)),
    height: Math.max(1, Math.round(pixels.height * scale)),
  };
}

/**
 * The plugins without what only the server may know: with the token of a pixel anybody could report sales, and the coupon
 * of the subscriber offer is for those who have confirmed.
 */
function publicPlugins(plugins: Division['plugins']): Division['plugins'] {
  const {
    'tracking-pixel': pixel,
    'email-subscriber-offer': offer,
    [siteVerificationPlugin]: _verification,
    ...others
  } = plugins;
  // Of a plugin that another team added, shoppers need its scripts alone: a setting may be a secret.
  const shown = Object.fromEntries(
    Object.entries(others).map(([code, settings]) =>
      pluginCodes.some((known) => known === code) || typeof settings !== 'object' || settings === null
        ? [code, settings]
        : [code, { scripts: 'scripts' in settings ? settings.scripts : [] }],
    ),
  );
  return {
    ...shown,
    ...(pixel && { 'tracking-pixel': { ...pixel, access_token: '' } }),
    ...(offer && { 'email-subscriber-offer': { ...offer, coupon: '' } }),
  };
}

/** The tags that prove the site, for the head of the home page; nothing for most stores. */
function verificationOf(division: Division): { siteVerification?: readonly VerificationTag[] } {
  const tags = verificationTags(division);
  return tags.length === 0 ? {} : { siteVerification: tags };
}

/** The ways to pay at once, with what they have to ask. None can ask for a company: a store that needs one has no such way. */
function expressOf({ checkout }: Division, express: ReturnType<PaymentsService['express']>) {
  if (express === null || checkout.company === 'required') return null;
  const { phone, terms } = checkout;
  return { ...express, needsPhone: phone === 'required', terms: terms?.page ?? null };
}

/** The promises beside the buttons to buy; null where its owner has switched them off. */
function promisesOf({ checkout: { promises }, payments }: Division) {
  if (!promises.shown) return null;
  const { returns } = promises;
  return { returns, returnDays: customerReturnDays, marks: [...paymentMarks(payments.methods)] };
}

/** Builds the answer; the contract's schema fills in what a store has not set. */
export function storeCoreData(
  division: Division,
  {
    pages,
    splitTests,
    host,
    express = null,
    badges = [],
    christmas = {},
    isShutOut = false,
    notifications = [],
  }: {
    pages: readonly Page[];
    splitTests: readonly RunningSplitTest[];
    host: string;
    express?: ReturnType<PaymentsService['express']>;
    badges?: readonly string[];
    /** Dates and words of the seasonal banner, for a store that shows it. */
    christmas?: Partial<ChristmasData>;
    /** True when the store is closed to the visitor. */
    isShutOut?: boolean;
    notifications?: readonly Notification[];
  },
) {
  const theme = {
    name: division.theme,
    properties: division.themeProperties,
    ...(Object.keys(division.themeDark).length > 0 && { dark: division.themeDark }),
    ...(division.themeFonts.length > 0 && { fonts: shownFonts(division.themeFonts) }),
  };
  const face = shownFace(division, isShutOut);
  const sold = division.currencies.filter(
    (code) => code === division.currency || (division.exchangeRates[code] ?? 0) > 0,
  );
  return calls['store.coreData'].response.parse({
    pages: pages.map((page) => ({ ...page, blocks: [] })),
    state: {
      currency: { code: division.currency, currencies: sold.map((code) => currencyOf(division, code)) },
      currencies: sold.map((code) => ({
        code,
        symbol: currencySymbol(code),
        rate: code === division.currency ? 1 : division.exchangeRates[code],
        rounding: (code === division.currency ? undefined : division.priceRoundings[code]) ?? 'none',
      })),
      notifications: [...notifications],
      // Which variation is whose stands in no answer that all visitors share.
      splitTest: splitTests.map((test) => asSplitTest(test, null)),
      subdomain: {
        theme,
        mode: 'native',
        currency: division.currency,
        favicon: storeFavicon(division),
        logo: division.logo,
        companyName: division.companyName,
        meta: { ogImage: division.ogImage, ...verificationOf(division) },
        customDomainName: division.customDomain,
        searchRedirects: division.searchRedirects,
        plugins: publicPlugins(division.plugins),
        ...face.subdomain,
        passwordProtected: division.passwordHash !== null,
        comingSoonPageData: division.comingSoon,
        division: division.id,
      },
      theme,
      ...christmas,
      paymentProcessor: division.paymentProcessor,
      store: {
        division: division.id,
        name: division.name,
        companyName: division.companyName,
        host,
        locale: division.locale,
        languages: [...division.languages],
        logo: division.logo,
        logoDark: darkLogo(division),
        appearance: division.appearance,
        logoSize: sizeOfLogo(division),
        country: division.country,
        contactEmail: division.contactEmail,
        phone: division.project.chatChannels.includes('phone') ? division.phone : '',
        address: [...division.postalAddress],
        units: division.units,
        express: expressOf(division, express),
        promises: promisesOf(division),
        badges: [...badges],
        plan: division.plan,
        integrationType: division.project.integrationType,
        hasShopifyDeliveryProfile: division.hasShopifyDeliveryProfile,
      },
      footer: face.footer,
      footerDetails: face.footerDetails,
      ownCode: face.ownCode,
    },
  });
}

/** Keeps the answer of each store until the store or one of its pages changes. */
export function createStoreCoreDataService(
  { cache, divisions }: Core,
  {
    pages,
    splitTests,
    payments,
    seasonalBanner,
    wonBadges,
    shownNotifications,
  }: {
    pages: {
      published(division: Division): Promise<Page[]>;
      unpublished(division: Division): Promise<readonly Page[]>;
    };
    splitTests: Pick<SplitTestsService, 'running'>;
    payments: Pick<PaymentsService, 'express'>;
    seasonalBanner: Pick<SeasonalBannerService, 'christmasData'>;
    wonBadges: (division: Division) => Promise<readonly string[]>;
    shownNotifications: (division: Division) => Promise<readonly Notification[]>;
  },
): StoreCoreDataService {
  return {
    get: async (division, { isShutOut, isInternal }) => {
      const who = isShutOut ? ':outside' : isInternal ? ':internal' : '';
      const place = {
        key: `core-data:${division.id}${who}`,
        tags: [`division:${division.id}`, `pages:${division.id}`],
      };
      return readThrough(
        cache,
        { ...place, is: (value): value is JsonText => value instanceof JsonText },
        async () => {
          const shown = isShutOut ? { ...division, searchRedirects: [] } : division;
          const hasChristmas = division.plugins['christmas-banner'] !== undefined;
          const data = storeCoreData(shown, {
            pages: isShutOut
              ? []
              : [
                  ...(await pages.published(division)),
                  ...(isInternal ? await pages.unpublished(division) : []),
                ],
            splitTests: await splitTests.running(division),
            host: divisions.hostOf(division),
            notifications: isShutOut ? [] : await shownNotifications(division),
            badges: isShutOut ? [] : await wonBadges(division),
            express: isShutOut ? null : payments.express(division),
            christmas: hasChristmas ? await seasonalBanner.christmasData() : {},
            isShutOut,
          });
          const value = new JsonText(JSON.stringify(data));
          return { value, bytes: 2 * value.text.length };
        },
      );
    },
  };
}
