import type { MailBrand } from './brand.ts';
import type { MailDraft } from './parts.ts';

/** Variants that an email names; the others are counted. */
const mostNamed = 20;

/** The variants of a store that are low, as its email names them. */
export interface LowStockFacts {
  readonly store: string;
  /** Those with fewest units first. */
  readonly variants: readonly {
    readonly name: string;
    readonly colour: string;
    readonly size: string;
    readonly stock: number;
  }[];
  /** The page of stock in the dashboard. */
  readonly link: string;
}

/** Tells an owner which variants have fallen to the threshold of the store. */
export function lowStockMail({ say }: MailBrand, { store, variants, link }: LowStockFacts): MailDraft {
  const lines = variants
    .slice(0, mostNamed)
    .map(({ name, colour, size, stock }) => `${[name, colour, size].filter(Boolean).join(', ')}: ${stock}`);
  const others = variants.length - lines.length;
  const title = say('Stock is low at {store}', { store });
  return {
    subject: title,
    preheader: lines[0] ?? '',
    parts: [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: say('The stock of these variants has fallen to your threshold.') },
      {
        kind: 'columns',
        columns: [
          {
            title: say('Units left'),
            lines: others > 0 ? [...lines, say('And {count} more', { count: String(others) })] : lines,
          },
        ],
      },
      { kind: 'button', text: say('Open stock'), href: link },
      {
        kind: 'small',
        text: say(
          'We email you about a variant once, and again only after its stock has risen. You can change the threshold, or turn these emails off, on the page of stock.',
        ),
      },
    ],
  };
}
