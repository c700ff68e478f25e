import { texts } from '@omnis/contract';
import { quantityPercent, unitsTaken } from '@omnis/models';
import { fail, type Failure } from '../../http/answer.ts';
import { linePersonalisation } from '../basket/line-personalisation.ts';
import type { LockedVariant } from '../stock/stock.ts';
import type { Snapshot } from './snapshot.ts';
import { onlyLeft } from '../stock/only-left.ts';

type Line = Snapshot['lines'][number];

/** Failure when a bundle's products have changed; null when they have not. */
function bundleFailure(
  line: Line,
  bundle: LockedVariant,
  { variants, units }: { variants: ReadonlyMap<string, LockedVariant>; units: ReadonlyMap<string, number> },
): Failure | null {
  const field = `items.${line.key}`;
  const { bundleItems: now } = bundle;
  const same =
    now.length === line.bundleItems.length &&
    now.every(({ productId, quantity }, at) => {
      const held = line.bundleItems[at];
      return held?.productId === productId && held.quantity === quantity;
    });
  if (!same)
    return fail(
      'conflict',
      `The contents of ${line.name} have just changed. Remove it and add it again.`,
      field,
    );
  for (const { variantId, productId, name } of line.bundleItems) {
    const part = variants.get(variantId);
    if (!part?.shown || part.productId !== productId || part.stock === 0) {
      const message = `${name} in ${line.name} is no longer available`;
      return { ...fail('sold_out', texts.productGone), errors: [{ field, message }] };
    }
    if (part.stock !== null && part.stock < (units.get(variantId) ?? 0))
      return fail('sold_out', onlyLeft(part.stock, name), field);
  }
  return null;
}

/** Tells whether a variant's price has changed: a fixed price stays when the store's own price changes. */
function isOtherPrice(line: Line, variant: LockedVariant, currency: Snapshot['currency']): boolean {
  const fixed = variant.fixed?.[currency]?.now ?? null;
  return fixed !== line.ownFixedMinor || (fixed === null && variant.priceMinor !== line.ownPriceMinor);
}

/** The first change since the amount was authorised; null when there is none. */
export function changeSince(
  { lines, currency }: Pick<Snapshot, 'lines' | 'currency'>,
  variants: ReadonlyMap<string, LockedVariant>,
): Failure | null {
  const quantityOf = (productId: number): number =>
    lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);
  // The same thing may be on several lines that are made differently, and in bundles.
  const units = unitsTaken(lines);
  for (const line of lines) {
    const variant = variants.get(line.variantId);
    const gone = !variant?.shown || variant.stock === 0;
    if (gone) {
      const message = `${line.name} is no longer available`;
      return { ...fail('sold_out', texts.productGone), errors: [{ field: `items.${line.key}`, message }] };
    }
    if (variant.stock !== null && variant.stock < (units.get(line.variantId) ?? 0)) {
      const message = onlyLeft(variant.stock, line.name);
      return fail('sold_out', message, `items.${line.key}`);
    }
    if (variant.isGiftCard !== (line.giftCard !== null))
      return fail(
        'conflict',
        `${line.name} has just changed. Remove it and add it again.`,
        `items.${line.key}`,
      );
    const other = bundleFailure(line, variant, { variants, units });
    if (other) return other;
    const percent = quantityPercent(variant.priceMatrix, quantityOf(line.productId));
    const personalisation = linePersonalisation(variant.personalisation, line.personalisation);
    if (!personalisation.fits) {
      const message = `The options of ${line.name} have just changed. Remove it and add it again.`;
      return fail('conflict', message, `items.${line.key}`);
    }
    if (
      personalisation.ownMinor !== line.ownExtraMinor ||
      isOtherPrice(line, variant, currency) ||
      variant.vatRate !== (line.ownVatRate ?? line.vatRate) ||
      variant.vatClass !== (line.vatClass ?? null) ||
      percent !== line.quantityPercent
    ) {
      return fail(
        'total_changed',
        `The price of ${line.name} has just changed. Check your order again.`,
        'expectedTotal',
      );
    }
  }
  return null;
}
