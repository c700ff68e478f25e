import { ok, type Failure, type Result } from '../../http/answer.ts';
import { html, type Markup } from '../../markup/html.ts';
import type { Division } from '../../tenancy/division.ts';
import type { PaymentsService } from '../../domains/payments/payments.service.ts';
import { plainField, type FieldParts } from '../../markup/plain-field.ts';
import type { Form } from './plain-forms.ts';
import { atFields, readCard } from './plain-order.ts';

/** The fields of a card. What was typed into them is never sent back. */
export function plainCardFields(parts: FieldParts): Markup {
  const { say } = parts.words;
  return html`<div class="fields">
    ${plainField(parts, { name: 'card.number', label: say('Card number'), autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 30 })}
    <div class="pair">
      ${plainField(parts, { name: 'card.expiry', label: say('Expiry date, such as 12/29'), autocomplete: 'cc-exp', maxlength: 9 })}
      ${plainField(parts, { name: 'card.cvc', label: say('Security code'), autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 4 })}
    </div>
  </div>`;
}

/** The card of a form as a payment method, the same for a form that is sent twice. */
export async function methodOf(
  payments: Pick<PaymentsService, 'addTestCard'>,
  { division, form, key }: { division: Division; form: Form; key: string },
): Promise<Result<string>> {
  const card = readCard(form);
  if (!card.ok) return card;
  const added = await payments.addTestCard(division, card.value, key);
  if (added.ok) return ok(added.value.paymentMethod);
  const [said = { field: 'number', message: added.message }] = added.errors;
  return { ...added, errors: atFields(form, [said]) };
}

/** The bank's question comes in a window that scripts open. */
export const bankAsks = (): Failure => ({
  ok: false,
  code: 'authentication_failed',
  message:
    'Your bank needs JavaScript to confirm this payment. Use another card, or turn on JavaScript for this shop.',
  errors: [],
});
