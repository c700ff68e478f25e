import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { VisuallyHidden } from '@omnis/ui';
import {
  kept,
  shellTexts,
  type ShellTexts,
  triggerAction,
  useCore,
  useSafeLink,
  useView,
} from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { asksConsent, choicesAction } from '../../consent/consent-need.ts';
import { policyLinks } from '../../policies/policy-links.ts';
import { CurrencySelect } from '../header/currency-select.tsx';
import { LanguageSelect } from '../header/language-select.tsx';
import { AppearanceSwitch } from './appearance-switch.tsx';
import { FooterEnd } from './footer-end.tsx';

/**
 * A fifth of a page's elements, left out of layout until they come near. Given higher than they are: checkers of contrast
 * take what juts out for text on the page.
 */
const Root = styled.footer.withConfig({ componentId: 'shop-footer' })`
  margin-top: ${token('space.section')};
  border-top: ${token('border.width')} solid ${token('footer.border')};
  background: ${token('footer.background')};
  color: ${token('footer.color')};
  font-size: ${token('type.sm')};

  /* Its ground may be as dark as the ring of the page is. */
  :focus-visible {
    outline-color: currentColor;
  }
  /* Without scripts nothing comes that would take it back. */
  @media (scripting: enabled) {
    [data-opening] &:not([data-short]) {
      content-visibility: auto;
      contain-intrinsic-height: auto 80rem;
    }
  }
  > div {
    max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
    margin-inline: auto;
    padding-inline: ${token('layout.gutter')};
  }
  .columns {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space.10')} ${token('space.6')};
    padding-block: ${token('space.12')};
  }
  .brand {
    grid-column: 1 / -1;
  }
  .brand p:first-child {
    font-family: ${token('heading.font')};
    font-size: ${token('type.2xl')};
    font-weight: ${token('heading.weight')};
    letter-spacing: ${token('heading.letterSpacing')};
    line-height: 1.2;
  }
  .brand address {
    display: grid;
    font-style: normal;
  }
  .brand a {
    display: table;
    padding-block: ${token('space.2')};
  }
  h2 {
    margin-bottom: ${token('space.2')};
    color: inherit;
    font: ${token('weight.bold')} ${token('type.sm')} / 1.5 ${token('text.font')};
    letter-spacing: 0;
    text-transform: none;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  li a {
    display: inline-block;
    padding-block: 0.4375rem;
    color: ${token('footer.muted')};
  }
  .columns li a {
    min-width: 2.75rem;
  }
  ${media.hover} {
    a:hover,
    .cookies:hover {
      color: inherit;
      text-decoration: underline;
    }
  }
  .further {
    max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
    margin-inline: auto;
    padding-inline: ${token('layout.gutter')};
  }
  .further ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space.6')};
    padding-block: ${token('space.3')};
    border-top: ${token('border.width')} solid ${token('footer.border')};
  }
  .cookies {
    padding: ${token('space.2')} 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  @media (scripting: none) {
    .cookies {
      display: none;
    }
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.4')} ${token('space.8')};
    padding-bottom: ${token('space.8')};
  }
  .end ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
  .social a {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: ${token('border.width')} solid ${token('footer.border')};
    border-radius: ${token('radius.full')};
  }
  .social svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  .marks li {
    padding: ${token('space.1')} ${token('space.3')};
    border: ${token('border.width')} solid ${token('footer.border')};
    border-radius: ${token('radius.sm')};
    color: ${token('footer.muted')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.bold')};
  }
  .print {
    padding-bottom: ${token('space.4')};
    color: ${token('footer.muted')};
    white-space: pre-line;
  }
  .small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')} ${token('space.6')};
    min-height: 4rem;
    padding-bottom: max(${token('space.3')}, env(safe-area-inset-bottom));
    color: ${token('footer.muted')};
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')} ${token('space.4')};
  }
  ${media.up('md')} {
    .columns {
      grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
      padding-block: ${token('space.16')};
    }
    .brand {
      grid-column: span 2;
    }
    [data-opening] &:not([data-short]) {
      contain-intrinsic-height: auto 48rem;
    }
  }
  &[data-short] {
    border-top: 0;
    background: none;
    color: ${token('text.muted')};
  }
  &[data-short] .small,
  &[data-short] li a {
    color: inherit;
  }
`;

interface PageLink {
  readonly text: string;
  readonly href: string;
}

/** The policies of stores whose payments the platform takes. */
function policies(t: ShellTexts, paymentProcessor: string): readonly PageLink[] {
  return paymentProcessor === 'direct' ? [] : policyLinks.map(({ key, href }) => ({ text: t(key), href }));
}

const help = (t: ShellTexts): PageLink => ({ text: t('help'), href: '/help/' });

/** Columns of links as the store set them, and the shop's own pages. */
const Columns = kept('footer', function ColumnsParts(): ReactElement {
  const t = useTexts(shellTexts);
  const safe = useSafeLink();
  const { store, footer, paymentProcessor } = useCore().state;
  const { phone, address } = store;
  const isSignedIn = useAppSelector(selectUser) !== null;
  const further = [
    help(t),
    { text: t('getQuote'), href: '/get-a-quote/' },
    ...policies(t, paymentProcessor),
    { text: t('sitemap'), href: '/sitemap/' },
  ];
  return (
    <>
      <div className="columns">
        <div className="brand">
          <p>{store.name}</p>
          {store.contactEmail !== '' && <a href={`mailto:${store.contactEmail}`}>{store.contactEmail}</a>}
          {phone !== '' && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
          {address.length > 0 && (
            <address>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          )}
        </div>
        {footer.map(({ title, items }, at) => (
          <nav key={`${at} ${title}`} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {items.map(({ text, link }, place) => {
                // Pages are the same for all who read them: whether somebody is signed in comes after.
                const isPast = isSignedIn && link === '/login/';
                return (
                  <li key={`${place} ${text}`}>
                    {isPast ? <a href="/account/">{t('account')}</a> : <a href={safe(link)}>{text}</a>}
                  </li>
                );
              })}
            </ul>
          </nav>
        ))}
      </div>
      <FooterEnd />
      <nav className="further" aria-label={t('furtherPages')}>
        <ul>
          {further.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
});

/** The footer: columns of links as the store set them, and who the store is; short, its last line and the terms alone. */
export default function Footer({ short = false }: { readonly short?: boolean }): ReactElement {
  const t = useTexts(shellTexts);
  const { state } = useCore();
  const { store, paymentProcessor } = state;
  const { today, themeColors } = useView();
  const year = today.slice(0, 4);
  const name = store.name;
  const last = (
    <div className="small">
      <span>
        © {year} {name}
      </span>
      {short ? (
        <nav aria-label={t('furtherPages')}>
          <ul className="choices">
            {[help(t), ...policies(t, paymentProcessor)].map(({ text, href }) => (
              <li key={href}>
                {/* Opened beside this page, so that typed text stays. */}
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {text}
                  <VisuallyHidden> {t('newTab')}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : (
        <div className="choices">
          {asksConsent(state) && (
            // No link: where there are no scripts it would lead to no page.
            <button type="button" className="cookies" onClick={() => triggerAction(choicesAction)}>
              {t('cookieChoices')}
            </button>
          )}
          <CurrencySelect />
          <LanguageSelect />
          {themeColors.dark !== null && <AppearanceSwitch colours={themeColors} />}
        </div>
      )}
    </div>
  );
  if (short) return <Root data-short="">{last}</Root>;
  return (
    <Root>
      <Columns />
      {last}
    </Root>
  );
}
