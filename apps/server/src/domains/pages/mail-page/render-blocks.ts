import { isBlockVisible, type Block } from '@omnis/models';
import { html, Markup } from '../../../markup/html.ts';
import { sanitiseHtml } from '../../../security/sanitise.ts';
import type { MailBrand } from '../../notifications/mail/brand.ts';
import type { PictureHeights } from './picture-heights.ts';
import { actionOf, linesOf, mailHref, mailImage, textOf, type Properties } from './mail-values.ts';

/** Context that a block is drawn with. */
interface Place {
  readonly brand: MailBrand;
  /** Pixels that it may take. */
  readonly width: number;
  readonly heights: PictureHeights;
}

/** Most blocks inside of one another. */
const deepest = 6;

const alignOf = (properties: Properties): 'left' | 'center' | 'right' => {
  const align = properties['align'] ?? properties['textAlign'];
  return align === 'center' || align === 'right' ? align : 'left';
};

function heading(text: string, { brand }: Place, size = 22): Markup | false {
  return (
    text !== '' &&
    html`<h2
      style="margin:0 0 8px;font-family:${brand.headingFont};font-size:${size}px;line-height:1.25;font-weight:700"
    >
      ${text}
    </h2>`
  );
}

const paragraphs = (text: string, style = ''): Markup[] =>
  linesOf(text).map((line) => html`<p style="margin:0 0 12px;${style}">${line}</p>`);

function button({ text, href }: { text: string; href: string }, { brand }: Place): Markup {
  return html`<p style="margin:12px 0 4px">
    <a
      href="${href}"
      style="display:inline-block;padding:12px 24px;background:${brand.colours.button};color:${brand.colours.buttonText};border-radius:${brand.buttonRadius};font-weight:700;text-decoration:none"
      >${text}</a
    >
  </p>`;
}

function picture(properties: Properties, alt: string, { brand, width, heights }: Place): Markup | false {
  const address = properties['image'];
  const src = mailImage(address, brand.origin, width);
  if (src === null) return false;
  const share = typeof address === 'string' ? heights.get(address) : undefined;
  const height = share !== undefined && html`height="${Math.max(1, Math.round(width * share))}"`;
  const image = html`<img
    src="${src}"
    width="${width}"
    ${height}
    alt="${alt}"
    style="display:block;width:100%;max-width:${width}px;height:auto;border-radius:${brand.radius};background:${brand.colours.picture}"
  />`;
  const href = mailHref(properties['href'], brand.origin);
  return html`<p style="margin:0 0 16px">${href === null ? image : html`<a href="${href}">${image}</a>`}</p>`;
}

/** HTML of the owner, cleaned, with the addresses of its pictures and links in full. */
function ownHtml(value: unknown, { brand }: Place): Markup | false {
  if (typeof value !== 'string' || value.trim() === '') return false;
  const clean = sanitiseHtml(value).replace(/ (href|src)="\/(?!\/)/g, ` $1="${brand.origin}/`);
  return html`<div style="margin:0 0 12px">${new Markup(clean)}</div>`;
}

const many = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A picture with words and a way on: banner, content, card and feature. */
function story(properties: Properties, place: Place, copyKey = 'copy'): Markup {
  const { origin } = place.brand;
  const title = textOf(properties, 'title');
  const actions = [...many(properties['actions']), properties['action']].flatMap(
    (one) => actionOf(one, origin) ?? [],
  );
  const own = actionOf({ text: properties['buttonText'], href: properties['href'] }, origin);
  return html`<div style="text-align:${alignOf(properties)}">
    ${picture(properties, textOf(properties, 'imageAlt') || title, place)} ${heading(title, place)}
    ${paragraphs(textOf(properties, copyKey))}
    ${[...actions, ...(own ? [own] : [])].map((one) => button(one, place))}
  </div>`;
}

/** Items side by side, two in a row; on phones one below the other. */
function columns(items: readonly Block[], place: Place, depth: number): Markup[] {
  const half = Math.floor(place.width / 2) - 12;
  const shown = items.filter((item) => isBlockVisible(item, 'native'));
  const rows = Array.from({ length: Math.ceil(shown.length / 2) }, (_, at) =>
    shown.slice(2 * at, 2 * at + 2),
  );
  return rows.map(
    (row) =>
      html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        <tr>
          ${row.map(
            (item) =>
              html`<td class="stack" width="50%" style="padding:0 12px 12px 0;vertical-align:top">
                ${blockHtml(item, { ...place, width: half }, depth)}
              </td>`,
          )}
        </tr>
      </table>`,
  );
}

function quote(properties: Properties, { brand }: Place): Markup {
  return html`<blockquote
    style="margin:0 0 16px;padding:16px;background:${brand.colours.soft};border-radius:${brand.radius};font-size:20px"
  >
    ${paragraphs(textOf(properties, 'quote'))}
    <p style="margin:0;font-size:14px;color:${brand.colours.muted}">${textOf(properties, 'author')}</p>
  </blockquote>`;
}

function announcement(properties: Properties, place: Place): Markup {
  const action = actionOf(properties['action'], place.brand.origin);
  return html`<p
    style="margin:0 0 16px;padding:12px 16px;background:${place.brand.colours.soft};border-radius:${place.brand.radius};text-align:center"
  >
    ${textOf(properties, 'text')}
    ${action && html`<a href="${action.href}" style="color:${place.brand.colours.text}">${action.text}</a>`}
  </p>`;
}

/** Content of a block in an email by its type; null for those that only a shop's page has. */
function contentOf({ type, properties, items }: Block, place: Place, depth: number): Markup | null {
  const { origin } = place.brand;
  switch (type) {
    case 'text':
      return html`<div style="text-align:${alignOf(properties)}">
        ${paragraphs(textOf(properties, 'text'))}
      </div>`;
    case 'textBlock':
      return html`<div style="text-align:${alignOf(properties)}">
        ${heading(textOf(properties, 'title'), place)}
        ${paragraphs(textOf(properties, 'subTitle'), `color:${place.brand.colours.muted}`)}
        ${ownHtml(properties['html'], place)}
        ${many(properties['paragraphs']).map((one) => typeof one === 'string' && paragraphs(one))}
      </div>`;
    case 'html':
      return html`${ownHtml(properties['html'], place)}`;
    case 'image':
      return html`${picture(properties, textOf(properties, 'alt'), place)}
      ${paragraphs(textOf(properties, 'caption'), `font-size:14px;color:${place.brand.colours.muted}`)}`;
    case 'button': {
      const action = actionOf(properties, origin);
      return html`<div style="text-align:${alignOf(properties)}">${action && button(action, place)}</div>`;
    }
    case 'banner':
    case 'pod':
    case 'card':
    case 'feature':
      return story(properties, place);
    case 'summary':
      return story(properties, place, 'description');
    case 'quote':
      return quote(properties, place);
    case 'announcement':
      return announcement(properties, place);
    case 'spacer':
      return html`<div style="height:32px;line-height:32px">&#160;</div>`;
    case 'row':
    case 'grid':
      return html`${heading(textOf(properties, 'title'), place)}${columns(items, place, depth + 1)}`;
    default:
      return null;
  }
}

/**
 * A block as mail programs show it. What is hidden, or hangs on a condition that nobody can look at in a mailbox, is left
 * out, and so are types that need a shop's page.
 */
export function blockHtml(block: Block, place: Place, depth = 0): Markup {
  const isShown = isBlockVisible(block, 'native') && (block.conditions?.length ?? 0) === 0;
  return html`${isShown && depth < deepest && contentOf(block, place, depth)}`;
}
