import { describe, expect, it } from 'vitest';
import { pageHtml, type TestBlock } from '../testing/render-page.tsx';

const plainForms = { subscribe: '/news/', contact: '/letters/' };
const contact = async () => ({ ok: true, message: '' });
const formOf = (block: TestBlock, own = {}): string =>
  /<form.*?<\/form>/s.exec(pageHtml([block], own))?.[0] ?? '';

describe('a form, for browsers without scripts', () => {
  it('is posted where the app takes it, with what the block says', () => {
    const list = formOf({ type: 'newsletterSubscribe', properties: { mailingList: 'vip' } }, { plainForms });
    expect(list).toContain('action="/news/" method="post"');
    expect(list).toContain('<input type="hidden" name="mailingList" value="vip"/>');
    const letter = formOf(
      { type: 'mailContactForm', properties: { contactEmail: 'shop@example.com' } },
      { plainForms, contact },
    );
    expect(letter).toContain('action="/letters/" method="post"');
    expect(letter).toContain('name="contactEmail" value="shop@example.com"');
  });

  it('goes nowhere where the app takes none, rather than put what was typed into the address', () => {
    expect(formOf({ type: 'newsletterSubscribe' })).toMatch(/^<form[^>]* method="dialog"/);
    const letter = { type: 'mailContactForm', properties: { contactEmail: 'shop@example.com' } };
    expect(formOf(letter, { contact })).toMatch(/^<form[^>]* method="dialog"/);
    // Here scripts open the mail program; there is no call that could send it.
    expect(formOf(letter, { plainForms })).toMatch(/^<form[^>]* method="dialog"/);
  });
});
