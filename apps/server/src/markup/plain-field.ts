import type { ApiError } from '@omnis/contract';
import { normaliseStateIn, statesOf } from '@omnis/validation';
import { escapeHtml, html, Markup } from './html.ts';
import type { PageWords } from '../texts/pages/page-words.ts';
import { sayToShopper } from '../texts/say-to-shopper.ts';

/** Data that fields are made from. */
export interface FieldParts {
  readonly words: PageWords;
  /** Values typed before, by name. */
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
  /** True when the browser demands it too, which it cannot of a field that may be hidden. */
  readonly enforced?: boolean;
  readonly maxlength?: number;
  readonly inputmode?: string;
}

/** Error of a field, shown beside it; nothing where there is none. */
export function fieldFault({ errors, words: { language } }: FieldParts, name: string): Markup | null {
  const fault = errors.find(({ field }) => field === name)?.message;
  return fault === undefined
    ? null
    : html`<p class="fault" id="${faultId(name)}">${sayToShopper(language, fault)}</p>`;
}

const faultId = (name: string): string => `${name}-fault`;

/** How a field is marked, and what describes it. */
export const faultMarks = (name: string, fault: Markup | null): Markup =>
  new Markup(fault === null ? '' : `aria-invalid="true" aria-describedby="${escapeHtml(faultId(name))}"`);

/** A field with its label, and what is wrong with it. */
function labelled(
  parts: FieldParts,
  { name, label, required }: { name: string; label: string; required: boolean },
  control: (marks: Markup) => Markup,
): Markup {
  const fault = fieldFault(parts, name);
  return html`<div>
    <label
      >${label} ${!required && html`<small>${parts.words.say('(optional)')}</small>`}
      ${control(faultMarks(name, fault))}</label
    >
    ${fault}
  </div>`;
}

/** A field of a form, with what was typed into it and what is wrong with that. */
export function plainField(parts: FieldParts, look: FieldLook): Markup {
  const {
    name,
    label,
    autocomplete,
    type = 'text',
    required = true,
    enforced = required,
    maxlength = 160,
    inputmode = 'text',
  } = look;
  return labelled(
    parts,
    { name, label, required },
    (marks) =>
      html`<input
        name="${name}"
        id="${name}"
        type="${type}"
        autocomplete="${autocomplete}"
        inputmode="${inputmode}"
        maxlength="${maxlength}"
        value="${parts.typed[name] ?? ''}"
        ${marks}
        ${enforced && 'required'}
      />`,
  );
}

/** A field for words of several lines. */
export function plainLines(
  parts: FieldParts,
  {
    name,
    label,
    required = true,
    maxlength = 1000,
  }: Pick<FieldLook, 'name' | 'label' | 'required' | 'maxlength'>,
): Markup {
  return labelled(
    parts,
    { name, label, required },
    (marks) =>
      html`<textarea
        name="${name}"
        id="${name}"
        rows="6"
        maxlength="${maxlength}"
        ${marks}
        ${required && 'required'}
      >
${parts.typed[name] ?? ''}</textarea>`,
  );
}

/** How a list to choose from is named and filled. */
export interface SelectLook extends Pick<FieldLook, 'name' | 'label' | 'autocomplete' | 'enforced'> {
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly chosen: string | null;
}

/** A list to choose from, with what is wrong with the choice. */
export function plainSelect(
  parts: FieldParts,
  { name, label, autocomplete, options, chosen, enforced = true }: SelectLook,
): Markup {
  return labelled(
    parts,
    { name, label, required: true },
    (marks) =>
      html`<select
        name="${name}"
        id="${name}"
        autocomplete="${autocomplete}"
        ${marks}
        ${enforced && 'required'}
      >
        ${options.map(
          (option) =>
            html`<option value="${option.value}" ${option.value === chosen && 'selected'}>
              ${option.name}
            </option>`,
        )}
      </select>`,
  );
}

/** The state of a delivery address: chosen where the post needs one of a list, and typed elsewhere. */
export function plainStateField(parts: FieldParts, country: string): Markup {
  const { say } = parts.words;
  const look = {
    name: 'shippingAddress.state',
    label: say('State or county'),
    autocomplete: 'shipping address-level1',
  };
  const states = statesOf(country);
  if (states.length === 0) return plainField(parts, { ...look, required: false, maxlength: 80 });
  return plainSelect(parts, {
    ...look,
    options: [{ value: '', name: '' }, ...states.map(({ code, name }) => ({ value: code, name }))],
    chosen: normaliseStateIn(country, parts.typed[look.name] ?? '') ?? '',
  });
}
