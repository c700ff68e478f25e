import { loginPath } from '@omnis/guards';
import { selectUser, useAppSelector } from '@omnis/store';
import { textParts, useTexts } from '@omnis/texts/react';
import { AskRoot } from '@omnis/shopping';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { purposeWords, type AfterSalePurpose } from './after-sale-path.ts';
import { FindOrderForm } from './find-order-form.tsx';
import { OwnOrders } from './own-orders.tsx';
import { ordersTexts } from '../texts/orders/index.ts';

/** Keys of what comes after the link, one step after the other. */
const steps = {
  'edit-order': ['editChoose', 'editEnd'],
  'update-address': ['addressEnter', 'addressEnd'],
  returns: ['returnsChoose', 'returnsSend'],
} as const satisfies Readonly<Record<AfterSalePurpose, readonly string[]>>;

const purposes = ['edit-order', 'update-address', 'returns'] as const satisfies readonly AfterSalePurpose[];

/** Page for anyone who comes without the link to their order. */
export function FindOrderPage({ purpose }: { readonly purpose: AfterSalePurpose }): ReactElement {
  const t = useTexts(ordersTexts);
  const isGuest = useAppSelector(selectUser) === null;
  const { title, text } = purposeWords[purpose];
  const others = purposes
    .filter((each) => each !== purpose)
    .map((each) => ({ href: `/${each}/`, text: t(purposeWords[each].title) }));
  const signIn = <a href={loginPath(`/${purpose}/`)}>{t('signInLink')}</a>;
  return (
    <AskRoot>
      <div className="head">
        <h1>{t(title)}</h1>
        <p>{t(text)}</p>
      </div>
      <div className="find">
        <OwnOrders purpose={purpose} />
        <FindOrderForm purpose={purpose} />
        {isGuest && <p className="account">{textParts(t, 'haveAccount', { link: signIn })}</p>}
      </div>
      <div className="beside">
        <section className="how" aria-labelledby="how-it-goes">
          <h2 id="how-it-goes">{t('howItGoes')}</h2>
          <ol className="steps">
            {(['openLink', ...steps[purpose]] as const).map((step) => (
              <li key={step}>
                <span>{t(step)}</span>
              </li>
            ))}
          </ol>
        </section>
        <nav aria-labelledby="something-else">
          <h2 id="something-else">{t('somethingElse')}</h2>
          <ul className="else">
            {[...others, { href: '/help/', text: t('helpAndContact') }].map((link) => (
              <li key={link.href}>
                <a href={link.href}>
                  {link.text}
                  <ChevronRight aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </AskRoot>
  );
}
