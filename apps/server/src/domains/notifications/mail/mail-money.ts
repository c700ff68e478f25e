import type { CurrencyCode } from '@omnis/models';
import { minorMoneyText } from '../../../texts/money-format.ts';
import type { MailBrand } from './brand.ts';

/** An amount as the mail's reader writes it. */
export function mailMoney({ locale }: MailBrand, minor: number, currency: CurrencyCode): string {
  return minorMoneyText(locale, minor, currency);
}
