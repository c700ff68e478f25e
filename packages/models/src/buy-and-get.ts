import { isAmongGoods, type DiscountGift, type DiscountGoods, type DiscountLine } from './discount.ts';

/** Units of each line that are given, in the order of the lines. */
export interface Given {
  readonly units: readonly number[];
  /** Units that are missing for it to be given once; 0 when it is given. */
  readonly missingToBuy: number;
  readonly missingToGet: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/**
 * Which units a discount of the kind "buy X, get Y" gives: the cheapest ones, in whole sets. A unit is either bought or
 * given, so what is both leaves enough to be bought.
 *
 * @example
 * // Three tees at 20.00 and "buy 2, get 1 free": one of them is given.
 * buyAndGet(lines, { kind: 'all' }, { kind: 'buy_x_get_y', buy: 2, get: 1, percent: 100, gets: { kind: 'all' }, most: null });
 */
export function buyAndGet(
  lines: readonly DiscountLine[],
  goods: DiscountGoods,
  gift: Extract<DiscountGift, { kind: 'buy_x_get_y' }>,
): Given {
  const { buy, get, gets, most } = gift;
  const counted = lines.map((line) => ({
    quantity: line.quantity,
    unitMinor: line.unitMinor,
    buys: isAmongGoods(line, goods),
    gets: isAmongGoods(line, gets),
  }));
  const unitsWhere = (test: (line: (typeof counted)[number]) => boolean): number =>
    sum(counted.map((line) => (test(line) ? line.quantity : 0)));
  const toBuy = unitsWhere((line) => line.buys);
  const toGet = unitsWhere((line) => line.gets);
  const together = unitsWhere((line) => line.buys || line.gets);
  const sets = Math.min(
    Math.floor(toBuy / buy),
    Math.floor(toGet / get),
    Math.floor(together / (buy + get)),
    most ?? Number.POSITIVE_INFINITY,
  );
  if (sets === 0) {
    const missingToBuy = Math.max(0, buy - toBuy);
    return {
      units: lines.map(() => 0),
      missingToBuy,
      missingToGet: Math.max(0, get - toGet, buy + get - together - missingToBuy),
    };
  }
  const units = lines.map(() => 0);
  let left = sets * get;
  // Units that may be bought as well as given, and are not needed as bought ones.
  let spare = toBuy - sets * buy;
  const cheapest = [...counted.entries()]
    .filter(([, line]) => line.gets)
    .toSorted(([, a], [, b]) => a.unitMinor - b.unitMinor);
  for (const [index, line] of cheapest) {
    const taken = Math.min(left, line.quantity, line.buys ? spare : Number.POSITIVE_INFINITY);
    units[index] = taken;
    left -= taken;
    if (line.buys) spare -= taken;
  }
  return { units, missingToBuy: 0, missingToGet: 0 };
}
