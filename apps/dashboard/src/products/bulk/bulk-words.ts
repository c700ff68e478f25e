import type { BulkAction, BulkEdit } from '@omnis/contract';
import { changedPrice, toMajor, toMinor, type CurrencyCode } from '@omnis/models';
import { counted, countText, moneyText } from '@omnis/ui';

/** Actions that are asked for by a yes. */
export type PlainAction = Extract<BulkAction, { kind: 'status' | 'archive' | 'delete' }>;

/** The words of a question before an action. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly danger: boolean;
}

const products = (count: number): string => counted(count, 'product');

/** The exact effect, before it happens. */
export function questionOf(action: PlainAction, count: number): Question {
  const them = count === 1 ? 'it' : 'them';
  const these = products(count);
  switch (action.kind) {
    case 'status':
      return action.enabled
        ? {
            title: `Put ${these} on sale?`,
            text: `Shoppers can find and buy ${them} right away. Products without a price and archived products stay as they are.`,
            confirm: 'Put on sale',
            danger: false,
          }
        : {
            title: `Set ${these} as ${count === 1 ? 'a draft' : 'drafts'}?`,
            text: `Shoppers no longer see ${them}. You can undo this for a day.`,
            confirm: 'Set as draft',
            danger: false,
          };
    case 'archive':
      return action.archived
        ? {
            title: `Archive ${these}?`,
            text: `Shoppers no longer see ${them}, and your list leaves ${them} out. You can restore ${them} from “Archived” at any time.`,
            confirm: 'Archive',
            danger: false,
          }
        : {
            title: `Restore ${these}?`,
            text: `${count === 1 ? 'It comes' : 'They come'} back to your list as ${count === 1 ? 'a draft' : 'drafts'}.`,
            confirm: 'Restore',
            danger: false,
          };
    case 'delete':
      return {
        title: `Delete ${these}?`,
        text: `Pictures, variants and reviews are deleted too, and this can’t be undone. Orders keep what they bought. To hide ${count === 1 ? 'a product' : 'products'} for a while, archive ${them} instead.`,
        confirm: `Delete ${these}`,
        danger: true,
      };
  }
}

/** A price before and after a change, in words; null where there is none to show. */
export function priceExample(
  rows: readonly { name: string; price: number; salePrice: number | null }[],
  change: Pick<Extract<BulkAction, { kind: 'price' }>, 'field' | 'by' | 'value'>,
  currency: CurrencyCode,
): string | null {
  const { field, by, value } = change;
  const row = rows.find(({ salePrice }) => field !== 'salePrice' || salePrice !== null);
  const before = field === 'salePrice' ? row?.salePrice : row?.price;
  if (row === undefined || before === undefined || before === null) return null;
  const minor = by === 'amount' ? Math.sign(value) * toMinor(Math.abs(value), currency) : value;
  const after = changedPrice(toMinor(before, currency), { by, value: minor });
  return after <= 0
    ? `${row.name} would fall to 0 or below, so it keeps its price.`
    : `${row.name}: ${moneyText(before, currency)} becomes ${moneyText(toMajor(after, currency), currency)}.`;
}

const doing: Readonly<Record<BulkEdit['kind'], string>> = {
  price: 'Changing prices',
  fixedPrice: 'Changing prices in another currency',
  vatClass: 'Changing the VAT class',
  status: 'Changing the status',
  tags: 'Changing tags',
  collection: 'Changing the collection',
  archive: 'Changing the archive',
  delete: 'Deleting products',
  undo: 'Undoing your changes',
};

/** Progress of a bulk edit, in words. */
export const doingText = ({ kind }: Pick<BulkEdit, 'kind'>): string => doing[kind];

/** Result of a bulk edit, in one sentence. */
export function doneText({
  kind,
  changed,
  total,
  refused,
}: Pick<BulkEdit, 'kind' | 'changed' | 'total' | 'refused'>): string {
  const verb = kind === 'delete' ? 'deleted' : kind === 'undo' ? 'put back' : 'changed';
  const same = total - changed - refused;
  const parts = [`${products(changed)} ${verb}`];
  if (refused > 0) parts.push(`${countText(refused)} could not be`);
  if (same > 0) parts.push(`${countText(same)} ${same === 1 ? 'was' : 'were'} that way already`);
  return `${parts.join(', ')}.`;
}

/** Tags of a text with commas, each once. */
export const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];
