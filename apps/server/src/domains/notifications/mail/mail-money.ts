import { formatMoney, languageOf, sourceLanguage, type CurrencyCode } from '@omnis/models';
import type { MailBrand } from './brand.ts';

/** An amount as the mail's reader writes it; in English each currency is written as its record says. */
export function mailMoney({ locale }: MailBrand, minor: number, currency: CurrencyCode): string {
  return formatMoney(minor, currency, languageOf(locale) === sourceLanguage ? {} : { locale });
}
