import type { BasketLine } from './use-basket-line.ts';

/** What was chosen and made of a thing, on a basket or an order. */
export type MadeLine = Pick<BasketLine, 'name' | 'options' | 'personalisation'>;

/** What was put on a thing, such as `Name: Ann`. */
export function personalisationWords({ personalisation }: Pick<MadeLine, 'personalisation'>): string[] {
  return personalisation.map(({ label, value }) => (label === '' ? value : `${label}: ${value}`));
}

/** A line in words that tell it from others of its product, such as `Tee, Navy, M, Name: Ann`. */
export function lineWords(line: MadeLine): string {
  const { Colour, Size } = line.options;
  return [line.name, Colour, Size, ...personalisationWords(line)].filter(Boolean).join(', ');
}

/** What was filled in, as it is sent when the same is to be added again; nothing where there was nothing to fill in. */
export function answersOf({ personalisation }: Pick<MadeLine, 'personalisation'>): {
  personalisation?: Record<string, string>;
} {
  if (personalisation.length === 0) return {};
  return { personalisation: Object.fromEntries(personalisation.map(({ id, value }) => [id, value])) };
}
