import type { ApiError } from '@omnis/contract';
import { html, Markup, type MarkupPart } from '../../markup/html.ts';
import type { Typed } from './setup-answers.ts';

/** Data that the fields are filled from. */
export interface SetupForm {
  readonly typed: Typed;
  readonly errors: ApiError['errors'];
  /** Secret fields whose value is kept sealed in the form, so that it need not be typed again. */
  readonly kept: readonly string[];
}

/** How a field is named. */
export interface SetupField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: string;
  readonly autocomplete?: string;
  readonly inputmode?: string;
  readonly required?: boolean;
}

const faultId = (name: string): string => `${name}-fault`;
const hintId = (name: string): string => `${name}-hint`;

/** Error of a field; nothing where there is none. */
export function setupFault({ errors }: SetupForm, name: string): Markup | null {
  const message = errors.find(({ field }) => field === name)?.message;
  return message === undefined ? null : html`<p class="fault" id="${faultId(name)}">${message}</p>`;
}

function marks(form: SetupForm, name: string, hasHint: boolean): Markup {
  const isWrong = form.errors.some(({ field }) => field === name);
  const described = [...(hasHint ? [hintId(name)] : []), ...(isWrong ? [faultId(name)] : [])].join(' ');
  return html`${isWrong && new Markup('aria-invalid="true"')}
  ${described !== '' && html`aria-describedby="${described}"`}`;
}

const hintOf = (name: string, hint: string): MarkupPart =>
  hint !== '' && html`<small id="${hintId(name)}">${hint}</small>`;

/** A field with its label, what was typed into it, and what is wrong with that. */
export function setupField(form: SetupForm, field: SetupField): Markup {
  const { name, label, hint = '', type = 'text', autocomplete = 'off', inputmode = 'text' } = field;
  const isSecret = type === 'password';
  const isKept = isSecret && form.kept.includes(name);
  const said = isKept ? 'Saved already. Leave it empty to use it, or type another.' : hint;
  return html`<div>
    <label for="${name}">${label}</label>
    ${hintOf(name, said)}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      spellcheck="false"
      maxlength="500"
      value="${isSecret ? '' : (form.typed[name] ?? '')}"
      ${field.required === true && !isKept && 'required'}
      ${marks(form, name, said !== '')}
    />
    ${setupFault(form, name)}
  </div>`;
}

/** A list to choose from. */
export function setupSelect(
  form: SetupForm,
  { name, label, hint = '' }: Pick<SetupField, 'name' | 'label' | 'hint'>,
  options: readonly { readonly value: string; readonly text: string }[],
): Markup {
  return html`<div>
    <label for="${name}">${label}</label>
    ${hintOf(name, hint)}
    <select id="${name}" name="${name}" ${marks(form, name, hint !== '')}>
      ${options.map(
        ({ value, text }) =>
          html`<option value="${value}" ${value === form.typed[name] && 'selected'}>${text}</option>`,
      )}
    </select>
    ${setupFault(form, name)}
  </div>`;
}

/** A choice of a few, each with what it means. */
export function setupChoice(
  form: SetupForm,
  { name, label }: Pick<SetupField, 'name' | 'label'>,
  options: readonly { readonly value: string; readonly text: string; readonly hint: string }[],
): Markup {
  return html`<fieldset id="${name}" tabindex="-1" ${marks(form, name, false)}>
    <legend>${label}</legend>
    ${setupFault(form, name)}
    <div class="choices">
      ${options.map(
        ({ value, text, hint }) =>
          html`<label
            ><input
              type="radio"
              name="${name}"
              value="${value}"
              ${value === form.typed[name] && 'checked'}
            /><span>${text}<small>${hint}</small></span></label
          >`,
      )}
    </div>
  </fieldset>`;
}
