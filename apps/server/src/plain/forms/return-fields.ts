import type { CustomerOrder, OrderReturns, returnReasons } from '@omnis/contract';
import { html, type Markup } from '../../markup/html.ts';
import type { PageWords } from '../../texts/pages/page-words.ts';
import type { Label } from '../../markup/plain-faults.ts';
import {
  faultMarks,
  fieldFault,
  plainLines,
  plainSelect,
  type FieldParts,
} from '../../markup/plain-field.ts';
import type { Form } from '../shop/plain-forms.ts';

type Item = CustomerOrder['items'][number];
type Reason = (typeof returnReasons)[number];

const reasonLabels: Readonly<Record<Reason, Label>> = {
  too_small: (say) => say('Too small'),
  too_big: (say) => say('Too big'),
  not_as_pictured: (say) => say('Not as pictured'),
  faulty: (say) => say('Faulty or damaged'),
  wrong_item: (say) => say('Not what I ordered'),
  changed_mind: (say) => say('Changed my mind'),
};

const optionsText = ({ Colour, Size }: Item['options']): string => [Colour, Size].filter(Boolean).join(', ');
const called = ({ name, options }: Item): string => [name, optionsText(options)].filter(Boolean).join(', ');

/** Labels of the fields of a return, by name. */
export const labelsOf = ({ items }: Pick<CustomerOrder, 'items'>): Readonly<Record<string, Label>> =>
  Object.fromEntries([
    ['lines', (say: PageWords['say']) => say('What you send back')],
    ['note', (say: PageWords['say']) => say('Anything we should know')],
    ...items.flatMap((item) => [
      [`quantity.${item.id}`, (say: PageWords['say']) => `${called(item)}, ${say('How many come back')}`],
      [`reason.${item.id}`, (say: PageWords['say']) => `${called(item)}, ${say('Why')}`],
      [
        `instead.${item.id}`,
        (say: PageWords['say']) => `${called(item)}, ${say('What you would like instead')}`,
      ],
    ]),
  ]);

/** A line of an order: how many of it come back, why, and what in its place. */
function lineFields(parts: FieldParts, item: Item, back: OrderReturns['lines'][number]): Markup {
  const { say } = parts.words;
  const { id } = item;
  const quantity = `quantity.${id}`;
  const fault = fieldFault(parts, quantity);
  const others = back.choices.filter(({ options }) => optionsText(options) !== optionsText(item.options));
  return html`<fieldset>
    <legend>${called(item)}</legend>
    <div class="fields">
      <div>
        <label
          >${say('How many of {count} come back', { count: back.returnable })}
          <input
            type="number"
            name="${quantity}"
            id="${quantity}"
            min="0"
            max="${back.returnable}"
            value="${parts.typed[quantity] ?? '0'}"
            ${faultMarks(quantity, fault)}
        /></label>
        ${fault}
      </div>
      ${plainSelect(parts, {
        name: `reason.${id}`,
        label: say('Why'),
        autocomplete: 'off',
        enforced: false,
        options: [
          { value: '', name: say('Choose a reason') },
          ...back.reasons.map((value) => ({ value, name: reasonLabels[value](say) })),
        ],
        chosen: parts.typed[`reason.${id}`] ?? '',
      })}
      ${
        others.length > 0 &&
        plainSelect(parts, {
          name: `instead.${id}`,
          label: say('What you would like instead'),
          autocomplete: 'off',
          enforced: false,
          options: [
            { value: '', name: say('For an exchange only') },
            ...others.map(({ variantId, options }) => ({ value: variantId, name: optionsText(options) })),
          ],
          chosen: parts.typed[`instead.${id}`] ?? '',
        })
      }
    </div>
  </fieldset>`;
}

/** The fields of a return. */
export function returnFields(
  parts: FieldParts,
  { order, returns }: { order: CustomerOrder; returns: OrderReturns },
): Markup {
  const { say } = parts.words;
  const { typed } = parts;
  const choice = (value: 'refund' | 'exchange', text: string): Markup =>
    html`<label class="choice"
      ><input
        type="radio"
        name="resolution"
        value="${value}"
        ${typed['resolution'] === value && 'checked'}
      />${text}</label
    >`;
  const fault = fieldFault(parts, 'lines');
  return html`<input type="hidden" name="key" value="${typed['key'] ?? ''}" />
    <fieldset>
      <legend>${say('What would you like?')}</legend>
      ${choice('refund', say('My money back'))} ${choice('exchange', say('Another colour or size'))}
    </fieldset>
    <div class="fields" id="lines" tabindex="-1" role="group" aria-label="${say('What you send back')}">
      ${fault}
      ${order.items.map((item) => {
        const back = returns.lines.find(({ id }) => id === item.id);
        return back !== undefined && back.returnable > 0 && lineFields(parts, item, back);
      })}
    </div>
    ${plainLines(parts, { name: 'note', label: say('Anything we should know'), required: false })}`;
}

/** The request of a form, and the field that belongs to a path in it. */
export function wishIn(form: Form, { items }: Pick<CustomerOrder, 'items'>) {
  const resolution = form['resolution'] === 'exchange' ? 'exchange' : 'refund';
  const chosen = items.filter(({ id }) => Number(form[`quantity.${id}`] ?? 0) > 0);
  const lines = chosen.map(({ id }) => {
    const variantId = form[`instead.${id}`] ?? '';
    return {
      id,
      quantity: Number(form[`quantity.${id}`]),
      reason: form[`reason.${id}`] ?? '',
      ...(resolution === 'exchange' && variantId !== '' ? { variantId } : {}),
    };
  });
  const fieldOf = (path: string): string => {
    const [, at, part = ''] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const id = at === undefined ? undefined : chosen[Number(at)]?.id;
    if (id === undefined) return path;
    return `${part === 'variantId' ? 'instead' : part === 'id' ? 'quantity' : part}.${id}`;
  };
  return { wish: { resolution, note: form['note'] ?? '', lines }, fieldOf };
}
