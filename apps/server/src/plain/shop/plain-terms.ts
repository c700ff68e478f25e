import { html, type Markup } from '../../markup/html.ts';
import { faultMarks, fieldFault, type FieldParts } from '../../markup/plain-field.ts';

/** The tick by which the shopper agrees to the terms, with the way to them. */
export function termsTick(parts: FieldParts, page: string): Markup {
  const { words, typed } = parts;
  const { say } = words;
  const fault = fieldFault(parts, 'agreedTerms');
  return html`<label class="choice"
      ><input
        type="checkbox"
        id="agreedTerms"
        name="agreedTerms"
        value="${page}"
        required
        ${faultMarks('agreedTerms', fault)}
        ${typed['agreedTerms'] === page && 'checked'}
      /><span
        >${say('I agree to the terms of this shop.')}
        <a href="${page}" target="_blank" rel="noopener">${say('Read the terms')}</a></span
      ></label
    >
    ${fault}`;
}
