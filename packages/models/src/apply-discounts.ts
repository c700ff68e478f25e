import { buyAndGet } from './buy-and-get.ts';
import {
  isAmongGoods,
  type AppliedDiscount,
  type Discount,
  type DiscountGift,
  type DiscountLine,
  type DiscountOutcome,
  type DiscountProblem,
} from './discount.ts';
import { allocate, percentOf } from './money.ts';

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** In this order discounts are taken off: each sees what those before it have left. */
const order = [
  'buy_x_get_y',
  'percentage',
  'fixed_amount',
  'free_delivery',
] as const satisfies readonly DiscountGift['kind'][];

/** Why a discount gives nothing whatever other discounts there are; null when it gives something. */
function problemOf(lines: readonly DiscountLine[], discount: Discount): DiscountProblem | null {
  const { gift, goods, minimumSpendMinor, minimumQuantity } = discount;
  const among = lines.filter((line) => isAmongGoods(line, goods));
  if (among.length === 0 && goods.kind !== 'all') return { kind: 'goods' };
  const spent = sum(among.map(({ unitMinor, quantity }) => unitMinor * quantity));
  if (spent < minimumSpendMinor) return { kind: 'spend', missingMinor: minimumSpendMinor - spent };
  const count = sum(among.map(({ quantity }) => quantity));
  if (count < minimumQuantity) return { kind: 'quantity', missing: minimumQuantity - count };
  if (gift.kind !== 'buy_x_get_y') return null;
  const { missingToBuy, missingToGet } = buyAndGet(lines, goods, gift);
  if (missingToBuy > 0) return { kind: 'quantity', missing: missingToBuy };
  return missingToGet > 0 ? { kind: 'gift', missing: missingToGet } : null;
}

/** The amount that one discount takes off each line of which `left` is left. */
function offLines(
  lines: readonly DiscountLine[],
  { gift, goods }: Discount,
  left: readonly number[],
): readonly number[] {
  const eligible = left.map((value, index) => {
    const line = lines[index];
    return line && isAmongGoods(line, goods) ? value : 0;
  });
  const total = sum(eligible);
  switch (gift.kind) {
    case 'percentage':
      return allocate(percentOf(total, gift.percent), eligible);
    case 'fixed_amount':
      return allocate(Math.min(gift.amountMinor, total), eligible);
    case 'buy_x_get_y': {
      const { units } = buyAndGet(lines, goods, gift);
      return units.map((count, index) =>
        Math.min(left[index] ?? 0, percentOf(count * (lines[index]?.unitMinor ?? 0), gift.percent)),
      );
    }
    case 'free_delivery':
      return left.map(() => 0);
  }
}

/** The outcome of discounts that are used together. */
function together(
  lines: readonly DiscountLine[],
  discounts: readonly Discount[],
): Pick<DiscountOutcome, 'applied' | 'lines' | 'freeDelivery'> {
  let left = lines.map(({ unitMinor, quantity }) => unitMinor * quantity);
  const before = left;
  const applied: AppliedDiscount[] = [];
  const inOrder = discounts.toSorted((a, b) => order.indexOf(a.gift.kind) - order.indexOf(b.gift.kind));
  for (const discount of inOrder) {
    const off = offLines(lines, discount, left);
    left = left.map((value, index) => value - (off[index] ?? 0));
    const { id, title, code, gift } = discount;
    applied.push({ id, title, code, amountMinor: sum(off), freeDelivery: gift.kind === 'free_delivery' });
  }
  return {
    applied,
    lines: before.map((value, index) => value - (left[index] ?? 0)),
    freeDelivery: applied.some(({ freeDelivery }) => freeDelivery),
  };
}

/**
 * Applies discounts to a basket. All that may be combined are used together, one that may not is used alone, and of these
 * ways the shopper gets the one with the lowest total. Of two that cost the same, the one with the entered code is used.
 * No line gets cheaper than nothing, and gift cards stay as they are.
 *
 * @param discounts - those that can be used now; dates, limits and customers are checked before
 * @param delivery - price of the delivery in minor units, by what the goods cost after discounts; left out while unknown
 * @throws RangeError for a negative or fractional price or quantity
 * @example
 * const tenPercent: Discount = {
 *   id: '1',
 *   title: 'Summer sale',
 *   code: null,
 *   gift: { kind: 'percentage', percent: 10 },
 *   goods: { kind: 'all' },
 *   minimumSpendMinor: 0,
 *   minimumQuantity: 0,
 *   combines: false,
 * };
 * applyDiscounts([{ unitMinor: 2400, quantity: 2, productId: 1, collectionIds: [], giftCard: false }], [tenPercent]).lines; // [480]
 */
export function applyDiscounts(
  lines: readonly DiscountLine[],
  discounts: readonly Discount[],
  delivery: (goodsMinor: number) => number = () => 0,
): DiscountOutcome {
  const problems = new Map<string, DiscountProblem>();
  const usable = discounts.filter((discount) => {
    const problem = problemOf(lines, discount);
    if (problem) problems.set(discount.id, problem);
    return problem === null;
  });
  const combined = usable.filter(({ combines }) => combines);
  const ways = [
    ...(combined.length > 0 ? [combined] : []),
    ...usable.filter(({ combines }) => !combines).map((discount) => [discount]),
  ];
  const goodsMinor = sum(
    lines.map(({ unitMinor, quantity, giftCard }) => (giftCard ? 0 : unitMinor * quantity)),
  );
  const priced = ways
    .map((way) => {
      const outcome = together(lines, way);
      const left = goodsMinor - sum(outcome.lines);
      return {
        way,
        outcome,
        cost: left + (outcome.freeDelivery ? 0 : delivery(left)),
        hasCode: way.some(({ code }) => code !== null),
      };
    })
    .toSorted((a, b) => a.cost - b.cost || Number(b.hasCode) - Number(a.hasCode));
  const [best] = priced;
  if (!best) return { applied: [], lines: lines.map(() => 0), freeDelivery: false, problems };
  const title = best.way.map((each) => each.title).join(', ');
  for (const { id } of usable)
    if (!best.way.some((each) => each.id === id)) problems.set(id, { kind: 'better', title });
  return { ...best.outcome, problems };
}
