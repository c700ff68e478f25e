import type { SayInMail } from '../../../texts/mails/mail-words.ts';
import type { MailBrand } from './brand.ts';
import type { MailDraft, MailPart } from './parts.ts';

function partText(part: MailPart, say: SayInMail): string {
  const titled = (label: string): string => say('{label}:', { label });
  switch (part.kind) {
    case 'heading':
      return `${part.text}\n${'='.repeat(Math.min(part.text.length, 60))}`;
    case 'paragraph':
    case 'small':
      return part.text;
    case 'quote':
      return `${titled(part.label)}\n> ${part.text.replaceAll('\n', '\n> ')}`;
    case 'code':
      return `${titled(part.label)} ${part.text}`;
    case 'button':
    case 'link':
      return `${titled(part.text)}\n${part.href}`;
    case 'goods':
      return part.lines
        .map(
          ({ quantity, name, options, price }) =>
            `${quantity === null ? '' : `${quantity} x `}${name}${options ? ` (${options})` : ''}  ${price}`,
        )
        .join('\n');
    case 'sums': {
      const width = Math.max(...part.lines.map(({ label }) => titled(label).length)) + 1;
      return part.lines.map(({ label, amount }) => `${titled(label).padEnd(width)}${amount}`).join('\n');
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
  return `${[...parts.map((part) => partText(part, brand.say)), `-- \n${footer}`].join('\n\n')}\n`;
}
