import { seasonalCutoff } from '@omnis/models';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { shellTexts, useCore, useView, useVisitorCountry } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { AnnouncementBar } from './announcement.tsx';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Until when to order for Christmas (storefront.md §2 Other UI); nothing out of season. */
export default function SeasonalBanner(): ReactElement | null {
  const t = useTexts(shellTexts);
  const { state } = useCore();
  const { today, locale } = useView();
  const currency = useAppSelector(selectCurrency);
  const country = useVisitorCountry();
  const plugin = state.subdomain.plugins['christmas-banner'];
  const date = seasonalCutoff({ plugin, dates: state.christmasCutoffDates, country, currency, today });
  if (!plugin || date === null) return null;
  const { text, lastDay } = state.christmasContent;
  const words = date === today ? lastDay : text;
  if (!isText(words)) return null;
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
  return (
    <AnnouncementBar label={t('christmasDelivery')} colours={plugin}>
      {date === today ? t('christmasToday') : t('christmasBy', { date: day })}
    </AnnouncementBar>
  );
}
