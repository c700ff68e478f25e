import type { ApiError } from '@omnis/contract';
import { normaliseStateIn, statesOf } from '@omnis/validation';
import { html, type Markup } from '../../markup/html.ts';
import type { PageWords } from '../../texts/pages/page-words.ts';
import { sayToShopper } from '../../texts/say-to-shopper.ts';

/** What fields are made from. */
export interface FieldParts {
  readonly words: PageWords;
  /** What was typed before, by name. */
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: ApiError['errors'];
}

/** How a field is named and filled in. */
export interface FieldLook {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly type?: string;
  readonly required?: boolean;
  readonly maxlength?: number;
  readonly inputmode?: string;
}

/** A field of a form, with what was typed into it and what is wrong with that. */
export function plainField({ typed, errors, words: { language, say } }: FieldParts, look: FieldLook): Markup {
  const {
    name,
    label,
    autocomplete,
    type = 'text',
    required = true,
    maxlength = 160,
    inputmode = 'text',
  } = look;
  const fault = errors.find((error) => error.field === name)?.message;
  return html`<label
    >${label} ${!required && html`<small>${say('(optional)')}</small>`}
    <input
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      maxlength="${maxlength}"
      value="${typed[name] ?? ''}"
      aria-invalid="${fault === undefined ? 'false' : 'true'}"
      ${required && 'required'}
    />
    ${fault !== undefined && html`<span class="fault">${sayToShopper(language, fault)}</span>`}</label
  >`;
}

/** The state of an address: chosen where the post needs one of a list, and typed elsewhere. */
export function plainStateField(parts: FieldParts, country: string): Markup {
  const { typed, errors, words } = parts;
  const { language, say } = words;
  const look = { name: 'shippingAddress.state', autocomplete: 'shipping address-level1' };
  const states = statesOf(country);
  if (states.length === 0)
    return plainField(parts, { ...look, label: say('State or county'), required: false, maxlength: 80 });
  const fault = errors.find((error) => error.field === look.name)?.message;
  const chosen = normaliseStateIn(country, typed[look.name] ?? '');
  return html`<label
    >${say('State or county')}
    <select
      name="${look.name}"
      autocomplete="${look.autocomplete}"
      aria-invalid="${fault === undefined ? 'false' : 'true'}"
      required
    >
      <option value=""></option>
      ${states.map(({ code, name }) => html`<option value="${code}" ${code === chosen && 'selected'}>${name}</option>`)}
    </select>
    ${fault !== undefined && html`<span class="fault">${sayToShopper(language, fault)}</span>`}</label
  >`;
}
