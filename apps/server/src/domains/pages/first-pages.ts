import { pageSchema, randomUuid, type Page } from '@omnis/models';
import { escapeHtml } from '../../markup/html.ts';
import { firstPageWords, type FirstPageAnswers } from './first-page-words.ts';

type Properties = Readonly<Record<string, unknown>>;

function block(order: number, type: string, properties: Properties) {
  return { uid: randomUuid(), type, size: 12, properties, items: [], flags: [], order };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Without the full stop that our sentence brings. */
const phrase = (text: string): string => text.trim().replace(/[\s.!]+$/, '');

/**
 * The pages that a store begins with: a home page, one about the shop and one to write to it. They are written for
 * shoppers, from the answers of the owner: nothing in them speaks to the owner.
 */
export function firstPages(division: number, answers: FirstPageAnswers): Page[] {
  const { name, contactEmail, country, language } = answers;
  const words = firstPageWords[language];
  const sells = phrase(answers.sells);
  const countryName = new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
  const page = (url: string, title: string, blocks: readonly unknown[]): Page =>
    pageSchema.parse({
      uuid: randomUuid(),
      url,
      divisionId: division,
      published: true,
      flags: url === '/' ? ['homepage'] : [],
      properties: { title, description: '', isStorePage: true, ySpacing: 56 },
      blocks,
    });
  const paragraphs = [
    sells === '' ? words.welcome(name) : words.goods(name, sells),
    words.sentFrom(countryName),
    ...(contactEmail === '' ? [] : [words.questions]),
  ];
  const about = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  return [
    page('/', name, [
      block(0, 'banner', {
        title: name,
        subTitle: capital(sells),
        image: '/images/scenes/colour-block-summer',
        mobileImage: '/images/scenes/colour-block-summer-portrait',
        actions: [{ text: words.shopAll, href: '/collection/all/', primary: true }],
      }),
      block(1, 'productList', {
        title: words.newIn,
        limit: 8,
        href: '/collection/all/',
        linkText: words.seeAll,
      }),
      block(2, 'newsletterSubscribe', { title: words.news(name), copy: words.newsText }),
    ]),
    page('/about/', words.about, [block(0, 'textBlock', { title: words.aboutName(name), html: about })]),
    // Without an address a letter would go nowhere.
    ...(contactEmail === ''
      ? []
      : [
          page('/contact/', words.contact, [
            block(0, 'mailContactForm', { title: words.contact, copy: words.contactText }),
          ]),
        ]),
  ];
}
