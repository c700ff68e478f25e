import { hasPostcodeFirst, nameIn } from '@omnis/models';
import { needsPostcode } from '@omnis/validation';
import { html, type Markup } from '../../markup/html.ts';
import type { PlainCheckout } from './plain-checkout.types.ts';
import { plainField, plainSelect, plainStateField, type FieldLook } from '../../markup/plain-field.ts';
import { billsElsewhere } from './plain-order.ts';

type Group = 'shippingAddress' | 'billingAddress';

const nameOf = (locale: string, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;

function countryField(
  parts: PlainCheckout,
  look: { name: string; label: string; autocomplete: string; chosen: string },
): Markup {
  const { locale } = parts.words;
  const options = parts.quote.countries
    .map((code) => ({ value: code, name: nameOf(locale, code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return plainSelect(parts, { ...look, options });
}

/** The fields of an address but for its country and state. */
function addressFields(
  parts: PlainCheckout,
  group: Group,
  { country, enforced, state }: { country: string; enforced: boolean; state: Markup },
): Markup {
  const { say } = parts.words;
  const { company, street2 } = parts.quote.fields;
  const section = group === 'shippingAddress' ? 'shipping' : 'billing';
  const field = (name: string, label: string, look: Omit<FieldLook, 'name' | 'label'>): Markup => {
    const { required = true, autocomplete } = look;
    return plainField(parts, {
      ...look,
      name: `${group}.${name}`,
      label,
      autocomplete: `${section} ${autocomplete}`,
      enforced: enforced && required,
    });
  };
  const city = field('city', say('Town or city'), { autocomplete: 'address-level2', maxlength: 80 });
  const zip = field('zip', say('Postcode'), {
    autocomplete: 'postal-code',
    maxlength: 20,
    required: needsPostcode(country),
  });
  return html`<div class="pair">
      ${field('firstName', say('First name'), { autocomplete: 'given-name', maxlength: 80 })}
      ${field('lastName', say('Last name'), { autocomplete: 'family-name', maxlength: 80, required: false })}
    </div>
    ${company !== 'hidden' && field('company', say('Company'), { autocomplete: 'organization', required: company === 'required', maxlength: 120 })}
    ${field('street', say('Address'), { autocomplete: 'address-line1' })}
    ${street2 !== 'hidden' && field('street2', say('Flat, floor'), { autocomplete: 'address-line2', required: false })}
    <div class="pair">${hasPostcodeFirst(country) ? [zip, city] : [city, zip]}</div>
    ${state}`;
}

/** Saved addresses of a customer, to fill in the form with. */
function savedAddresses({ words: { say }, addresses, typed }: PlainCheckout): Markup | false {
  const current = addresses.find(
    ({ street, zip }) => street === typed['shippingAddress.street'] && zip === typed['shippingAddress.zip'],
  );
  return (
    addresses.length > 0 &&
    html`<div class="row">
      <label
        >${say('Saved addresses')}
        <select name="savedAddress" autocomplete="off">
          ${addresses.map(
            ({ id, firstName, lastName, street, city, country }) =>
              html`<option value="${id}" ${id === current?.id && 'selected'}>
                ${nameIn(country, { firstName, lastName })}, ${street}, ${city}
              </option>`,
          )}
        </select></label
      >
      <button class="quiet" type="submit" name="do" value="address" formnovalidate>
        ${say('Use this address')}
      </button>
    </div>`
  );
}

/** Where it goes; of what is only mailed, the address of the bill. */
export function mainAddress(parts: PlainCheckout): Markup {
  const { words, quote, country } = parts;
  const { say } = words;
  return html`<h2>${quote.needsDelivery ? say('Delivery address') : say('Billing address')}</h2>
    <div class="fields">
      ${savedAddresses(parts)}
      <div class="row">
        ${countryField(parts, {
          name: 'shippingAddress.country',
          label: quote.needsDelivery ? say('Deliver to') : say('Country'),
          autocomplete: 'shipping country',
          chosen: country,
        })}
        <button class="quiet" type="submit" name="do" value="country" formnovalidate>
          ${say('Change country')}
        </button>
      </div>
      ${addressFields(parts, 'shippingAddress', { country, enforced: true, state: plainStateField(parts, country) })}
      ${
        quote.eoriRequired &&
        quote.fields.company !== 'hidden' &&
        plainField(parts, {
          name: 'shippingAddress.eori',
          label: say('EORI number, for companies'),
          autocomplete: 'off',
          required: false,
          maxlength: 20,
        })
      }
    </div>`;
}

/** The address of the bill, where it is another: its fields are seen while the box is not ticked. */
export function billingAddress(parts: PlainCheckout): Markup {
  const { words, typed } = parts;
  const { say } = words;
  const country = typed['billingAddress.country'] ?? parts.country;
  // Of whichever country is chosen here: a list would be one country's.
  const state = plainField(parts, {
    name: 'billingAddress.state',
    label: say('State or county'),
    autocomplete: 'billing address-level1',
    required: false,
    maxlength: 80,
  });
  return html`<h2>${say('Billing address')}</h2>
    <label class="choice"
      ><input
        type="checkbox"
        name="billingSame"
        value="yes"
        ${!billsElsewhere(typed) && 'checked'}
      />${say('Same as the delivery address')}</label
    >
    <div class="fields other">
      ${countryField(parts, {
        name: 'billingAddress.country',
        label: say('Country'),
        autocomplete: 'billing country',
        chosen: country,
      })}
      ${addressFields(parts, 'billingAddress', { country, enforced: false, state })}
    </div>`;
}
