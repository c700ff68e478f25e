import type { BulkAction, BulkEdit } from '@omnis/contract';
import { changedPrice, toMajor, toMinor, type CurrencyCode } from '@omnis/models';
import { moneyText } from '@omnis/ui';
import type en from '../../texts/products/en.ts';
import type { ProductsTexts } from '../../texts/products/index.ts';

/** Actions that are asked for by a yes. */
export type PlainAction = Extract<BulkAction, { kind: 'status' | 'archive' | 'delete' }>;

/** The words of a question before an action. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly danger: boolean;
}

/** The exact effect, before it happens. */
export function questionOf(t: ProductsTexts, action: PlainAction, count: number): Question {
  switch (action.kind) {
    case 'status':
      return action.enabled
        ? {
            title: t('putOnSaleQuestion', { count }),
            text: t('putOnSaleText', { count }),
            confirm: t('putOnSale'),
            danger: false,
          }
        : {
            title: t('setAsDraftQuestion', { count }),
            text: t('setAsDraftText', { count }),
            confirm: t('setAsDraft'),
            danger: false,
          };
    case 'archive':
      return action.archived
        ? {
            title: t('archiveQuestion', { count }),
            text: t('archiveEffect', { count }),
            confirm: t('archive'),
            danger: false,
          }
        : {
            title: t('restoreQuestion', { count }),
            text: t('restoreEffect', { count }),
            confirm: t('restore'),
            danger: false,
          };
    case 'delete':
      return {
        title: t('deleteQuestion', { count }),
        text: t('deleteEffect', { count }),
        confirm: t('deleteCounted', { count }),
        danger: true,
      };
  }
}

/** A price before and after a change, in words; null where there is none to show. */
export function priceExample(
  t: ProductsTexts,
  rows: readonly { name: string; price: number; salePrice: number | null }[],
  {
    field,
    by,
    value,
    currency,
  }: Pick<Extract<BulkAction, { kind: 'price' }>, 'field' | 'by' | 'value'> & {
    readonly currency: CurrencyCode;
  },
): string | null {
  const row = rows.find(({ salePrice }) => field !== 'salePrice' || salePrice !== null);
  const before = field === 'salePrice' ? row?.salePrice : row?.price;
  if (row === undefined || before === undefined || before === null) return null;
  const minor = by === 'amount' ? Math.sign(value) * toMinor(Math.abs(value), currency) : value;
  const after = changedPrice(toMinor(before, currency), { by, value: minor });
  return after <= 0
    ? t('keepsItsPrice', { name: row.name })
    : t('priceBecomes', {
        name: row.name,
        before: moneyText(before, currency),
        after: moneyText(toMajor(after, currency), currency),
      });
}

const doing = {
  price: 'changingPrices',
  fixedPrice: 'changingPricesInCurrency',
  vatClass: 'changingTheVatClass',
  status: 'changingTheStatus',
  tags: 'changingTags',
  collection: 'changingTheCollection',
  archive: 'changingTheArchive',
  delete: 'deletingProducts',
  undo: 'undoingYourChanges',
} as const satisfies Readonly<Record<BulkEdit['kind'], keyof typeof en>>;

/** Progress of a bulk edit, in words. */
export const doingText = (t: ProductsTexts, { kind }: Pick<BulkEdit, 'kind'>): string => t(doing[kind]);

/** Result of a bulk edit, in one sentence. */
export function doneText(
  t: ProductsTexts,
  { kind, changed, total, refused }: Pick<BulkEdit, 'kind' | 'changed' | 'total' | 'refused'>,
): string {
  const result =
    kind === 'delete' ? 'productsDeleted' : kind === 'undo' ? 'productsPutBack' : 'productsChanged';
  const same = total - changed - refused;
  const parts = [t(result, { count: changed })];
  if (refused > 0) parts.push(t('couldNotBe', { count: refused }));
  if (same > 0) parts.push(t('thatWayAlready', { count: same }));
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
