import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Card } from '../card/card.tsx';
import { NewPasswordForm, type NewPasswordFormProps } from '../frame/new-password-form.tsx';
import { useSecurityText } from './security-text.ts';

const Root = styled.div.withConfig({ componentId: 'ui-password-card' })`
  max-width: calc(${token('space.20')} * 5);
`;

/** Changing the password. */
export function PasswordCard({ onSet }: Pick<NewPasswordFormProps, 'onSet'>): ReactElement {
  const say = useSecurityText();
  return (
    <Card title={say('Password')} description={say('All other devices are signed out when you change it.')}>
      <Root>
        <NewPasswordForm asksForCurrent onSet={onSet} />
      </Root>
    </Card>
  );
}
