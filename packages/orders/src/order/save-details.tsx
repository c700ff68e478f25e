import {
  submitFault,
  useAccountsAddAddressMutation,
  useAccountsCreateCustomerMutation,
  useLazyAccountsCaptchaQuery,
} from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Button, CaptchaStatus, PasswordField, useCaptcha, useForm } from '@omnis/ui';
import { useSignedIn } from '@omnis/shop-kit';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { ordersTexts } from '../texts/orders/index.ts';
import { isDelivered, type Order } from './stages.ts';

const Root = styled.section.withConfig({ componentId: 'shop-save-details' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  padding: min(${token('space.6')}, 6.4vw);
  border-radius: ${token('radius.lg')};
  background: ${token('box.background')};
  color: ${token('box.color')};

  h2 {
    margin-bottom: ${token('space.2')};
    font-size: ${token('type.lg')};
  }
  /* An email address may be longer than a screen. */
  p {
    overflow-wrap: anywhere;
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.4')};
    align-content: start;
  }
  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token('space.8')};
  }
  @media print {
    display: none;
  }
`;

/** Properties of {@link SaveDetails}. */
export interface SaveDetailsProps {
  readonly order: Pick<
    Order,
    'orderHash' | 'number' | 'email' | 'flow' | 'status' | 'shippingAddress' | 'shippingMethod'
  >;
}

/** The account of a guest who has just bought: the order has their email, name and address, so a password is enough. */
export default function SaveDetails({ order }: SaveDetailsProps): ReactElement | null {
  const t = useTexts(ordersTexts);
  const { isNobody } = useSignedIn();
  const [saved, setSaved] = useState(false);
  const [create] = useAccountsCreateCustomerMutation();
  const [keep] = useAccountsAddAddressMutation();
  const [challenge] = useLazyAccountsCaptchaQuery();
  const captcha = useCaptcha({
    load: (action) => challenge({ query: { action } }).unwrap(),
    always: 'sign_up',
  });
  const { email, shippingAddress: address, orderHash } = order;
  const form = useForm({
    initialValues: { password: '' },
    schema: { password: ['required', 'password', ['min_length', 8]] },
    onSubmit: ({ password }) =>
      captcha.run('sign_up', async (tokens) => {
        const { firstName, lastName } = address;
        const { error } = await create({ body: { email, password, firstName, lastName, ...tokens } });
        if (error !== undefined) {
          const fault = submitFault(error);
          // Its one field tells of all of them, such as an address that has an account already.
          return { ...fault, errors: fault.errors.map((each) => ({ ...each, field: 'password' })) };
        }
        setSaved(true);
        // The account is there without it, too: it can be entered there.
        if (isDelivered(order) && !order.shippingMethod.pickup)
          await keep({ body: { address, isDefault: true } });
        return undefined;
      }),
  });
  if (saved)
    return (
      <Root aria-labelledby="save-details">
        <div>
          <h2 id="save-details">{t('detailsSaved')}</h2>
          <p role="status">{t('detailsSavedText', { email })}</p>
        </div>
      </Root>
    );
  if (!isNobody) return null;
  return (
    <Root aria-labelledby="save-details">
      <div>
        <h2 id="save-details">{t('saveForNextTime')}</h2>
        <p>{t('saveDetailsText', { email })}</p>
      </div>
      <form {...form.props} onFocus={captcha.onFocus}>
        {/* For password managers, which file a password under a name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t('choosePassword')}
          required
          autoComplete="new-password"
          help={t('choosePasswordHelp')}
          {...form.field('password')}
        />
        <CaptchaStatus captcha={captcha} />
        <Button type="submit" variant="secondary" loading={form.submitting} loadingLabel={t('savingDetails')}>
          {t('saveMyDetails')}
        </Button>
        <a href={`/login/?redirect_uri=${encodeURIComponent(`/receipt/${orderHash}`)}`}>
          {t('signInInstead')}
        </a>
      </form>
    </Root>
  );
}
