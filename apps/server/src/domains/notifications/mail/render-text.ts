import type { MailBrand } from './brand.ts';
import type { MailDraft, MailPart } from './parts.ts';

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `${part.text}\n${'='.repeat(Math.min(part.text.length, 60))}`;
    case 'paragraph':
    case 'small':
      return part.text;
    case 'quote':
      return `${part.label}:\n> ${part.text.replaceAll('\n', '\n> ')}`;
    case 'button':
    case 'link':
      return `${part.text}:\n${part.href}`;
    case 'goods':
      return part.lines
        .map(
          ({ quantity, name, options, price }) =>
            `${quantity} x ${name}${options ? ` (${options})` : ''}  ${price}`,
        )
        .join('\n');
    case 'sums': {
      const width = Math.max(...part.lines.map(({ label }) => label.length)) + 2;
      return part.lines.map(({ label, amount }) => `${`${label}:`.padEnd(width)}${amount}`).join('\n');
    }
    case 'columns':
      return part.columns.map(({ title, lines }) => [title, ...lines].join('\n')).join('\n\n');
  }
}

/** The mail for readers without HTML. */
export function renderMailText(brand: MailBrand, { parts }: MailDraft): string {
  const footer = [brand.storeName, brand.origin, ...(brand.contactEmail ? [brand.contactEmail] : [])].join(
    '\n',
  );
  return `${[...parts.map(partText), `-- \n${footer}`].join('\n\n')}\n`;
}
