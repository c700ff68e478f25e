import { LocaleContext } from '@omnis/texts/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Personalisation, type PersonalisationProps } from './personalisation.tsx';

const field = { help: '', maxLength: 8, characters: 'any' as const, pattern: '', choices: [], price: 0 };
const product: PersonalisationProps['product'] = {
  id: 7,
  currency: 'GBP',
  personalisation: [
    { ...field, id: 'name', kind: 'text', label: 'Name on the back', required: true, price: 5 },
    {
      ...field,
      id: 'letters',
      kind: 'choice',
      label: 'Lettering',
      required: false,
      choices: ['Block', 'Script'],
    },
  ],
};

const shown = (locale: string, name = ''): void => {
  render(
    <LocaleContext value={locale}>
      <Personalisation product={product} answers={{ name }} faults={{}} onAnswer={() => undefined} />
    </LocaleContext>,
  );
};

afterEach(cleanup);

describe('the personalisation of a product', () => {
  it.each([
    ['en-GB', 'Make it yours', 'Name on the back (+£5.00)', 'Up to 8 characters.', 'None'],
    ['de-DE', 'Personalisieren', 'Name on the back (+5,00 £)', 'Höchstens 8 Zeichen.', 'Ohne'],
    ['fr-FR', 'Personnaliser', 'Name on the back (+5,00 £)', '8 caractères maximum.', 'Sans'],
  ])('is asked for in the language of the page: %s', (locale, title, label, help, none) => {
    shown(locale);
    expect(screen.getByRole('group', { name: title })).toBeDefined();
    const name = screen.getByRole<HTMLInputElement>('textbox');
    expect(name.labels?.[0]?.textContent?.replace(/\s+/g, ' ').trim()).toBe(label);
    expect(screen.getByText(help)).toBeDefined();
    expect(screen.getAllByText(none).length).toBeGreaterThan(0);
  });

  it.each([
    ['en-GB', 'Ann', '5 characters left.', null],
    ['en-GB', 'Annabella', 'Up to 8 characters.', '1 character too many'],
    ['de-DE', 'Annabella Lee', 'Höchstens 8 Zeichen.', '5 Zeichen zu viel'],
    ['fr-FR', 'Annabell', 'Encore 0 caractère.', null],
  ])('says in %s what is left of its room, and what is too long: %s', (locale, name, help, error) => {
    shown(locale, name);
    const box = screen.getByRole('textbox');
    expect(screen.getByText(help)).toBeDefined();
    expect(box.getAttribute('aria-invalid')).toBe(error === null ? null : 'true');
    if (error !== null) expect(screen.getByText(error)).toBeDefined();
  });
});
