import { html, type Markup } from '../../../markup/html.ts';
import type { MailBrand } from './brand.ts';

function header({ logo, storeName, origin, headingFont, colours }: MailBrand): Markup {
  const sign = logo
    ? html`<img
        src="${logo}"
        height="40"
        alt="${storeName}"
        style="display:inline-block;height:40px;max-width:220px"
      />`
    : html`<span style="font-family:${headingFont};font-size:22px;font-weight:700">${storeName}</span>`;
  return html`<a href="${origin}/" style="color:${colours.text};text-decoration:none">${sign}</a>`;
}

/** Content inside the frame of an email. */
export interface MailContent {
  readonly title: string;
  /** Text that a mailbox shows beside the subject. */
  readonly preheader: string;
  /** Widest that it gets, in pixels. */
  readonly width: number;
  readonly content: Markup;
  /** More for the head of a page that shows it. */
  readonly head?: Markup;
}

/** A mail as mail programs take it: tables and inline styles, no scripts, in the look of the store. */
export function mailDocument(
  brand: MailBrand,
  { title, preheader, width, content, head }: MailContent,
): Markup {
  const { colours } = brand;
  const contact =
    brand.contactEmail &&
    html` · <a href="mailto:${brand.contactEmail}" style="color:${colours.muted}">${brand.contactEmail}</a>`;
  return html`<!doctype html>
    <html lang="${brand.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
        ${head}
        <style>
          @media (max-width: 480px) {
            .card {
              padding: 24px 20px !important;
            }
            .stack {
              display: block !important;
              width: auto !important;
            }
            .stack img {
              max-width: 100% !important;
            }
          }
        </style>
      </head>
      <body
        style="margin:0;background:${colours.page};color:${colours.text};font-family:${brand.textFont};font-size:16px;line-height:1.5"
      >
        <div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${colours.page}"
        >
          <tr>
            <td align="center" style="padding:32px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:${width}px"
              >
                <tr>
                  <td align="center" style="padding:0 0 24px">${header(brand)}</td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="padding:36px 36px 32px;background:${colours.card};border:1px solid ${colours.border};border-radius:${brand.radius}"
                  >
                    ${content}
                  </td>
                </tr>
                <tr>
                  <td align="center" style="padding:24px 12px 0;font-size:13px;color:${colours.muted}">
                    ${brand.companyName}${contact}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
}
