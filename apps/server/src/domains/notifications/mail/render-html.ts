import { html, type Markup } from '../../../markup/html.ts';
import type { MailBrand } from './brand.ts';
import { mailDocument } from './mail-document.ts';
import type { GoodsLine, MailDraft, MailPart, RenderedMail, SumLine } from './parts.ts';
import { renderMailText } from './render-text.ts';

// Mail programs know tables and inline styles, and little else.

function goodsRow(
  { name, options, quantity, price, image }: GoodsLine,
  { colours, radius, say }: MailBrand,
): Markup {
  const picture = image
    ? html`<img
        src="${image}"
        width="72"
        height="72"
        alt=""
        style="display:block;width:72px;height:72px;object-fit:cover;border-radius:${radius};background:${colours.picture}"
      />`
    : html`<div style="width:72px;height:72px;border-radius:${radius};background:${colours.picture}"></div>`;
  return html`<tr>
    <td
      width="72"
      style="padding:12px 16px 12px 0;border-bottom:1px solid ${colours.border};vertical-align:top"
    >
      ${picture}
    </td>
    <td style="padding:12px 0;border-bottom:1px solid ${colours.border};vertical-align:top">
      <strong>${name}</strong>${[options, quantity === null ? '' : say('Quantity {quantity}', { quantity })]
        .filter(Boolean)
        .map((words) => html`<br /><span style="color:${colours.muted}">${words}</span>`)}
    </td>
    <td
      align="right"
      style="padding:12px 0 12px 16px;border-bottom:1px solid ${colours.border};vertical-align:top;white-space:nowrap"
    >
      ${price}
    </td>
  </tr>`;
}

function sumRow({ label, amount, strong }: SumLine, { colours }: MailBrand): Markup {
  const style = strong
    ? `padding:12px 0 4px;font-size:18px;font-weight:700`
    : `padding:4px 0;color:${colours.muted}`;
  return html`<tr>
    <td style="${style}">${label}</td>
    <td align="right" style="${style};white-space:nowrap">${amount}</td>
  </tr>`;
}

const table = (rows: Markup | Markup[], top = 24): Markup =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin-top:${top}px;border-collapse:collapse"
  >
    ${rows}
  </table>`;

function partHtml(part: MailPart, brand: MailBrand): Markup {
  const { colours } = brand;
  switch (part.kind) {
    case 'heading':
      return html`<h1
        style="margin:0;font-family:${brand.headingFont};font-size:26px;line-height:1.25;font-weight:700"
      >
        ${part.text}
      </h1>`;
    case 'paragraph':
      return html`<p style="margin:16px 0 0">${part.text}</p>`;
    case 'quote':
      return html`<p
        style="margin:20px 0 0;padding:16px;background:${colours.soft};border-radius:${brand.radius}"
      >
        <strong>${part.label}</strong>${part.text.split(/\r?\n/).map((line) => html`<br />${line}`)}
      </p>`;
    case 'code':
      return html`<p
        style="margin:24px 0 0;padding:20px 16px;background:${colours.soft};border-radius:${brand.radius};text-align:center"
      >
        <span style="font-size:14px;color:${colours.muted}">${part.label}</span><br /><strong
          style="font-family:ui-monospace,Menlo,Consolas,monospace;font-size:22px;line-height:1.6;letter-spacing:1px;white-space:nowrap"
          >${part.text}</strong
        >
      </p>`;
    case 'button':
      return html`<p style="margin:28px 0 4px">
        <a
          href="${part.href}"
          style="display:inline-block;padding:14px 26px;background:${colours.button};color:${colours.buttonText};border-radius:${brand.buttonRadius};font-weight:700;text-decoration:none"
          >${part.text}</a
        >
      </p>`;
    case 'link':
      return html`<p style="margin:24px 0 0;font-size:14px">
        <a href="${part.href}" style="color:${colours.text}">${part.text}</a>
      </p>`;
    case 'goods':
      return table(part.lines.map((line) => goodsRow(line, brand)));
    case 'sums':
      return table(
        part.lines.map((line) => sumRow(line, brand)),
        12,
      );
    case 'columns':
      return table(
        html`<tr>
          ${part.columns.map(
            ({ title, lines }) =>
              html`<td
                class="stack"
                style="width:${Math.floor(100 / part.columns.length)}%;padding:0 16px 12px 0;vertical-align:top"
              >
                <strong>${title}</strong
                >${lines.map((line) => html`<br /><span style="color:${colours.muted}">${line}</span>`)}
              </td>`,
          )}
        </tr>`,
      );
    case 'small':
      return html`<p style="margin:24px 0 0;font-size:14px;color:${colours.muted}">${part.text}</p>`;
  }
}

/** A mail with its two versions. */
export function renderMail(brand: MailBrand, draft: MailDraft): RenderedMail {
  const subject = draft.subject.replace(/\s+/g, ' ').trim();
  const page = mailDocument(brand, {
    title: subject,
    preheader: draft.preheader,
    width: 560,
    content: html`${draft.parts.map((part) => html`${partHtml(part, brand)} `)}`,
  });
  return { subject, html: page.text, text: renderMailText(brand, draft) };
}
