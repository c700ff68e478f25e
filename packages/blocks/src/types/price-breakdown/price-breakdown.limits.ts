import { wholePercents } from '../../read/whole-percents.ts';
import { readColour } from '../../read/read-look.ts';
import { readNumber, readText, type Values } from '../../read/read.ts';

/** Ways to draw a price's parts: a bar as shoppers know it from the storefront, or a donut. */
export const breakdownCharts = ['storefront', 'donut'] as const;

/** Parts that a price is broken into at most; more cannot be told apart. */
export const breakdownLimits = { parts: 8 } as const;

/** One of the parts that a price is made of. */
export interface PricePart {
  readonly label: string;
  readonly note: string;
  /** Major units; null where the block tells percentages without a price. */
  readonly amount: number | null;
  /** Whole, and 100 together with the others. */
  readonly percent: number;
  /** 0 to 1 of the price. */
  readonly share: number;
  readonly color: string | null;
}

/** A price and what it is made of. */
export interface Breakdown {
  /** Major units; null where only percentages are told. */
  readonly price: number | null;
  readonly parts: readonly PricePart[];
}

/** A price and its parts, as a block names them. */
interface GivenBreakdown {
  readonly price: number | null;
  readonly parts: readonly Values[];
  readonly restLabel: string;
}

/**
 * The parts of a block: each has an `amount` in major units, or a `percent` of `price`. What `price` has beyond its
 * parts is a last part of its own, named by `restLabel`; a price below its parts does not count.
 */
export function breakdownOf({ price: given, parts: list, restLabel }: GivenBreakdown): Breakdown {
  const price = given === 0 ? null : given;
  const parts = list.flatMap((item) => readPart(item, price) ?? []);
  const known = parts.slice(0, breakdownLimits.parts - 1);
  const told = known.reduce((sum, part) => sum + part.weight, 0);
  const hasAmounts = known.some((part) => part.isAmount);
  const whole = price ?? (hasAmounts ? null : 100);
  // Half of the smallest unit is a matter of rounding.
  const rest = whole !== null && known.length > 0 ? whole - told : 0;
  const all =
    rest > 0.005
      ? [
          ...known,
          {
            label: restLabel,
            note: '',
            weight: rest,
            isAmount: price !== null,
            color: null,
          },
        ]
      : known;
  const sum = all.reduce((total, part) => total + part.weight, 0);
  const percents = wholePercents(all.map((part) => part.weight));
  const isMoney = price !== null || hasAmounts;
  return {
    price: isMoney && sum > 0 ? sum : null,
    parts: all.map(({ label, note, weight, color }, index) => ({
      label,
      note,
      color,
      amount: isMoney ? weight : null,
      percent: percents[index] ?? 0,
      share: weight / sum,
    })),
  };
}

function readPart(item: Values, price: number | null) {
  const label = readText(item, 'label').trim();
  const amount = readNumber(item, 'amount', { fallback: null, min: 0, max: 1e9 });
  const percent = readNumber(item, 'percent', { fallback: null, min: 0, max: 100 });
  const weight = amount ?? (percent === null ? 0 : price === null ? percent : (price * percent) / 100);
  if (label === '' || weight === 0) return null;
  return {
    label,
    weight,
    note: readText(item, 'note').trim(),
    isAmount: amount !== null,
    color: readColour(item, 'color'),
  };
}
