import { styled } from 'styled-components';
import { media } from '../media.ts';
import { token } from '../token.ts';

const edge = `${token('border.width')} solid`;

/** One root for the whole specimen; every look in it comes from tokens. */
export const SpecimenRoot = styled.div.withConfig({ componentId: 'theme-specimen' })`
  background: ${token('page.background')};
  color: ${token('text.color')};
  font-family: ${token('text.font')};
  line-height: ${token('text.lineHeight')};

  .inner {
    max-width: ${token('layout.container.width')};
    margin-inline: auto;
    padding-inline: ${token('layout.gutter')};
  }
  .announcement {
    padding: ${token('space.2')};
    background: ${token('announcement.background')};
    color: ${token('announcement.color')};
    font-size: ${token('type.sm')};
    text-align: center;
  }
  .header {
    background: ${token('header.background')};
    border-bottom: ${edge} ${token('header.border')};
    box-shadow: ${token('header.shadow')};
  }
  .header .inner {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')} ${token('space.8')};
    min-height: ${token('layout.header.desktop')};
  }
  .logo {
    color: ${token('logo.color')};
    font-family: ${token('heading.font')};
    font-weight: ${token('heading.weight')};
    font-size: ${token('type.xl')};
    letter-spacing: ${token('heading.letterSpacing')};
    text-transform: ${token('heading.transform')};
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.6')};
  }
  nav a {
    color: ${token('menu.color')};
    font-family: ${token('menu.font')};
    font-weight: ${token('menu.weight')};
    font-size: ${token('type.sm')};
    letter-spacing: ${token('menu.letterSpacing')};
    text-transform: ${token('menu.transform')};
    text-decoration: none;
  }
  nav a[aria-current] {
    color: ${token('menu.hover')};
  }
  .banner {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: ${token('space.5')};
    min-height: 22rem;
    /* Its words stand under the logo and above the products, as those of a shop's banner do. */
    padding: ${token('space.12')}
      calc(${token('layout.gutter')} + max(0px, (100% - ${token('layout.container.width')}) / 2));
    background: ${token('banner.background')};
    border-radius: ${token('banner.radius')};
    color: ${token('banner.color')};
  }
  .banner h1 {
    max-width: 16ch;
    color: inherit;
    font-family: ${token('banner.font')};
    font-size: ${token('type.5xl')};
  }
  .banner p {
    max-width: 46ch;
    font-size: ${token('type.lg')};
  }
  .section {
    padding-block: ${token('space.section')};
  }
  .eyebrow {
    color: ${token('eyebrow.color')};
    font-size: ${token('type.xs')};
    letter-spacing: ${token('eyebrow.letterSpacing')};
    text-transform: ${token('eyebrow.transform')};
  }
  .columns {
    display: grid;
    gap: ${token('space.6')};
    margin-top: ${token('space.6')};
    ${media.up('md')} {
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    }
  }
  .tile {
    display: grid;
    place-items: center;
    aspect-ratio: 1 / ${token('product.card.ratio')};
    background: ${token('product.card.background')};
    border: ${token('product.card.borderWidth')} solid ${token('product.card.border')};
    border-radius: ${token('image.radius')};
    margin-bottom: ${token('space.3')};
  }
  .garment {
    width: 52%;
    fill: var(--garment);
    /* White cotton on a white tile is still seen. */
    stroke: ${token('border.color')};
    stroke-width: 0.75;
  }
  .name {
    font-weight: ${token('weight.medium')};
  }
  .price {
    color: ${token('price.color')};
  }
  .price s {
    color: ${token('price.was')};
  }
  .price strong {
    color: ${token('price.sale')};
  }
  .badge {
    display: inline-block;
    padding: ${token('space.1')} ${token('space.2')};
    background: ${token('badge.background')};
    border-radius: ${token('badge.radius')};
    color: ${token('badge.color')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.medium')};
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.3')};
  }
  .swatch {
    width: 1.75rem;
    height: 1.75rem;
    background: var(--garment);
    border: ${edge} ${token('border.color')};
    border-radius: ${token('product.colour.radius')};
  }
  .size {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    height: 2.5rem;
    padding-inline: ${token('space.3')};
    border: ${edge} ${token('border.strong')};
    border-radius: ${token('product.size.radius')};
    font-size: ${token('type.sm')};
  }
  .tag {
    padding: ${token('space.1')} ${token('space.3')};
    background: ${token('tag.background')};
    border: ${edge} ${token('tag.border')};
    border-radius: ${token('tag.radius')};
    color: ${token('tag.color')};
    font-size: ${token('type.sm')};
  }
  button {
    height: ${token('button.height.md')};
    padding-inline: ${token('space.6')};
    background: ${token('button.background')};
    border: ${token('button.borderWidth')} solid ${token('button.border')};
    border-radius: ${token('button.radius')};
    box-shadow: ${token('button.shadow')};
    color: ${token('button.color')};
    font-family: ${token('button.font')};
    font-weight: ${token('button.weight')};
    letter-spacing: ${token('button.letterSpacing')};
    text-transform: ${token('button.transform')};
  }
  button.secondary {
    background: ${token('button.secondary.background')};
    border-color: ${token('button.secondary.border')};
    color: ${token('button.secondary.color')};
  }
  .banner button {
    background: ${token('banner.buttonBackground')};
    border-color: ${token('banner.buttonBackground')};
    color: ${token('banner.buttonColor')};
  }
  .newsletter button {
    background: ${token('newsletter.buttonBackground')};
    border-color: ${token('newsletter.buttonBackground')};
    color: ${token('newsletter.buttonColor')};
  }
  label {
    display: grid;
    gap: ${token('space.1')};
    color: ${token('form.label')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
  }
  input {
    width: 100%;
    height: ${token('form.height')};
    padding-inline: ${token('space.4')};
    background: ${token('form.background')};
    border: ${token('form.borderWidth')} solid ${token('form.borderColor')};
    border-radius: ${token('form.radius')};
    color: ${token('form.color')};
    font-size: ${token('type.md')};
  }
  input::placeholder {
    color: ${token('form.placeholder')};
    opacity: 1;
  }
  .card {
    display: grid;
    align-content: start;
    gap: ${token('space.4')};
    padding: ${token('card.padding')};
    background: ${token('card.background')};
    border: ${token('card.borderWidth')} solid ${token('card.border')};
    border-radius: ${token('card.radius')};
    box-shadow: ${token('card.shadow')};
    color: ${token('card.color')};
  }
  .feature,
  .quote,
  .newsletter {
    display: grid;
    align-content: center;
    gap: ${token('space.4')};
    padding: ${token('space.8')};
    border: ${token('box.borderWidth')} solid ${token('box.border')};
  }
  .feature h3,
  .newsletter h3 {
    color: inherit;
  }
  .feature {
    background: ${token('feature.background')};
    border-radius: ${token('feature.radius')};
    color: ${token('feature.color')};
  }
  .quote {
    margin: 0;
    background: ${token('quote.background')};
    border-radius: ${token('quote.radius')};
    color: ${token('quote.color')};
    font-family: ${token('quote.font')};
    font-size: ${token('type.xl')};
    line-height: 1.4;
  }
  .newsletter {
    background: ${token('newsletter.background')};
    border-radius: ${token('newsletter.radius')};
    color: ${token('newsletter.color')};
  }
  .newsletter label {
    color: inherit;
  }
  .footer {
    padding-block: ${token('space.10')};
    background: ${token('footer.background')};
    border-top: ${edge} ${token('footer.border')};
    color: ${token('footer.color')};
  }
  .footer small {
    color: ${token('footer.muted')};
  }
`;
