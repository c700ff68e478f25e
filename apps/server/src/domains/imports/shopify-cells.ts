import { toMinor, type CurrencyCode } from '@omnis/models';
import type { ShopifyRow } from './shopify-columns.ts';

/**
 * The text of a cell as it was meant: `="0012"` is how spreadsheets keep zeros, and a quote mark before a sign is how
 * exports keep spreadsheets from calculating.
 */
export function cell(row: ShopifyRow, name: string): string {
  const text = (row[name] ?? '').trim();
  return /^="[^"]*"$/.test(text) ? text.slice(2, -1).trim() : text.replace(/^'(?=[=+\-@])/, '');
}

/**
 * A price in minor units; null when it is none. Understands `1299`, `1299.00`, `1,299.00`, `1.299,00`, `1 299,00`,
 * `12,50` and a currency's sign beside them. A comma before three digits parts thousands; `1.299` may mean two things.
 */
export function readPrice(text: string, currency: CurrencyCode): number | null {
  const bare = text
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^[£$€¥]|[£$€¥]$/g, '')
    .replace(/^(?=[.,]\d)/, '0')
    // Databases write zeros without end.
    .replace(/(\.\d{4})0+$/, '$1');
  // 1299 to a German spreadsheet, 1.30 to others: nobody may find out by selling it.
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(bare)) return null;
  const grouped =
    /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,4}))?$/.exec(bare) ??
    /^(\d{1,3}(?:\.\d{3})+),(\d{1,4})$/.exec(bare) ??
    /^(\d{1,3}(?:\.\d{3}){2,})()$/.exec(bare) ??
    /^(\d{1,9})(?:[.,](\d{1,4}))?$/.exec(bare);
  if (!grouped) return null;
  const whole = (grouped[1] ?? '').replace(/[.,]/g, '');
  return whole.length > 9 ? null : toMinor(Number(`${whole}.${grouped[2] || '0'}`), currency);
}

/** A stock's whole number, `5.0` and `1,200` too; null when it is none. Debts count as nothing. */
export function readQuantity(text: string): number | null {
  const match = /^(-?\d{1,3}(?:,\d{3}){1,2}|-?\d{1,9})(?:\.0+|,0{1,2})?$/.exec(text);
  return match ? Math.max(0, Number(match[1]?.replaceAll(',', ''))) : null;
}

const gramsPer: Readonly<Record<string, number>> = { g: 1, kg: 1000, lb: 453.592_37, oz: 28.349_523_125 };

/** Weight of a variant in grams: in its own column, or by number and unit; 0 when it is not told. */
export function readGrams(row: ShopifyRow): number {
  const inGrams = cell(row, 'Variant Grams');
  const number = Number((inGrams || cell(row, 'Variant Weight')).replace(',', '.'));
  const unit = inGrams === '' ? cell(row, 'Variant Weight Unit').toLowerCase().replace(/s$/, '') : 'g';
  const grams = Math.round(Math.abs(number) * (gramsPer[unit] ?? 1));
  return Number.isFinite(grams) ? Math.min(grams, 1_000_000) : 0;
}
