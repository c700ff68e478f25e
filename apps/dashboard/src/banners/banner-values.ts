import type { CallArg } from '@omnis/api-client';
import type { EditedBanners } from '@omnis/contract';
import type { FacePreview } from '@omnis/models';
import { localTime, timeOf } from '../settings/setting-texts.ts';

/** A bar while it is edited; colours are '' for the theme's own. */
interface Bar {
  readonly enabled: boolean;
  readonly backgroundColor: string;
  readonly textColor: string;
}

/** The banners while they are edited. */
export interface BannerValues {
  readonly sitewide: Bar & {
    readonly text: string;
    readonly href: string;
    readonly fromDay: string;
    readonly fromTime: string;
    readonly untilDay: string;
    readonly untilTime: string;
  };
  readonly seasonal: Bar & { readonly currency: string };
}

type Body = CallArg<'dashboard.updateBanners'>['body'];
type Currency = NonNullable<NonNullable<Body['seasonal']>['currency']>;

const colour = (value: string): string | null => (value === '' ? null : value);

/** The saved banners as they are edited. */
export function bannerValues({ sitewide, seasonal }: EditedBanners): BannerValues {
  const from = localTime(sitewide.from);
  const until = localTime(sitewide.until);
  return {
    sitewide: {
      enabled: sitewide.enabled,
      text: sitewide.text,
      href: sitewide.href,
      backgroundColor: sitewide.backgroundColor ?? '',
      textColor: sitewide.textColor ?? '',
      fromDay: from.day,
      fromTime: from.time,
      untilDay: until.day,
      untilTime: until.time,
    },
    seasonal: {
      enabled: seasonal.enabled,
      backgroundColor: seasonal.backgroundColor ?? '',
      textColor: seasonal.textColor ?? '',
      currency: seasonal.currency ?? '',
    },
  };
}

const lookOf = ({ backgroundColor, textColor }: Bar) => ({
  backgroundColor: colour(backgroundColor),
  textColor: colour(textColor),
});

/**
 * The banners as they are saved.
 *
 * @param currencies - Currencies that the store sells in.
 */
export function savedBanners(
  { sitewide, seasonal }: BannerValues,
  currencies: readonly Currency[],
): Omit<Body, 'version'> {
  return {
    sitewide: {
      enabled: sitewide.enabled,
      text: sitewide.text,
      href: sitewide.href,
      ...lookOf(sitewide),
      from: timeOf(sitewide.fromDay, sitewide.fromTime),
      until: timeOf(sitewide.untilDay, sitewide.untilTime),
    },
    seasonal: {
      enabled: seasonal.enabled,
      ...lookOf(seasonal),
      currency: currencies.find((code) => code === seasonal.currency) ?? null,
    },
  };
}

/** The banners as the preview of the shop shows them: a bar also before and after its time. */
export function bannerFace({ sitewide, seasonal }: BannerValues): Omit<FacePreview, 'omnisFace'> {
  return {
    sitewideBanner: sitewide.enabled
      ? { text: sitewide.text, href: sitewide.href, ...lookOf(sitewide), from: null, until: null }
      : null,
    seasonal: { disabled: !seasonal.enabled, ...lookOf(seasonal), currency: null },
  };
}
