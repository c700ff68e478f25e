import {
  errorText,
  useAccountsLogoutMutation,
  useTeamInvitationMutation,
  useTeamJoinMutation,
  type CallAnswer,
} from '@omnis/api-client';
import { usePermissionsInWords } from '@omnis/desk';
import { loginPath } from '@omnis/guards';
import { selectUser, useAppSelector } from '@omnis/store';
import { textParts, useTexts } from '@omnis/texts/react';
import { Brand, Button, EntryPage, LinkButton, Notice, Starting } from '@omnis/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { homePath } from '../app/paths.ts';
import { product } from '../app/product.ts';
import { useTitle } from '../app/use-title.ts';
import { signUpTexts } from '../texts/sign-up/index.ts';

const brand = <Brand {...product} />;

interface JoinProps {
  readonly token: string;
  readonly invitation: CallAnswer<'team.invitation'>;
}

function Join({ token, invitation }: JoinProps): ReactElement {
  const t = useTexts(signUpTexts);
  const { store, email, invitedBy, permissions, hasAccount } = invitation;
  const permissionsInWords = usePermissionsInWords();
  const user = useAppSelector(selectUser);
  const navigate = useNavigate();
  const [join, joining] = useTeamJoinMutation();
  const [signOut, leaving] = useAccountsLogoutMutation();
  const back = `/sign-up/join/?token=${encodeURIComponent(token)}`;
  const accept = async (): Promise<void> => {
    const { data } = await join({ body: { token } });
    // The guards lead on, through the agreement if it is not signed yet.
    if (data !== undefined) await navigate(homePath, { replace: true });
  };
  const signUp = `/sign-up/?${new URLSearchParams({ email, redirect_uri: back }).toString()}`;
  const text = t('invitationText', {
    invitation: invitedBy === '' ? t('youAreInvited') : t('invitesYou', { invitedBy }),
    store,
    permissions: permissionsInWords(permissions),
  });
  return (
    <EntryPage brand={brand} title={t('join', { store })} text={text}>
      {joining.error !== undefined && (
        <Notice tone="error" alert>
          {errorText(joining.error)}
        </Notice>
      )}
      {user === null ? (
        <>
          <LinkButton href={hasAccount ? loginPath(back) : signUp} size="lg" fullWidth>
            {hasAccount ? t('signInToJoin') : t('createMyAccount')}
          </LinkButton>
          {!hasAccount && (
            <p>{textParts(t, 'invitationSoAccountWillHave', { marked: <strong>{email}</strong> })}</p>
          )}
        </>
      ) : user.email === email ? (
        <Button size="lg" fullWidth loading={joining.isLoading} onClick={() => void accept()}>
          {t('joinTheTeam')}
        </Button>
      ) : (
        <>
          <Notice tone="warning" title={t('thisInvitationIsForAnotherAddress')}>
            {t('signedInAsAnother', { email: user.email, invited: email })}
          </Notice>
          <Button size="lg" fullWidth loading={leaving.isLoading} onClick={() => void signOut()}>
            {t('signOutToJoinAs', { email })}
          </Button>
        </>
      )}
    </EntryPage>
  );
}

/** Where the link of an invitation leads: says what it is about, and puts who accepts it into the team. */
export function Component(): ReactElement {
  const t = useTexts(signUpTexts);
  useTitle(t('pageTitle'));
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [look, { data, error }] = useTeamInvitationMutation();
  const asked = useRef('');
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    void look({ body: { token: token || '-' } });
  }, [look, token]);
  if (data !== undefined) return <Join token={token} invitation={data} />;
  if (error === undefined) return <Starting label={t('openingTheInvitation')} />;
  return (
    <EntryPage brand={brand} title={t('thisInvitationDoesNotWork')} text={errorText(error)}>
      <LinkButton href={homePath} size="lg" fullWidth>
        {t('toTheDashboard')}
      </LinkButton>
    </EntryPage>
  );
}
