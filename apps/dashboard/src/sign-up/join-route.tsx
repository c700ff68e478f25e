import {
  errorText,
  useAccountsLogoutMutation,
  useTeamInvitationMutation,
  useTeamJoinMutation,
  type CallAnswer,
} from '@omnis/api-client';
import { loginPath } from '@omnis/guards';
import { selectUser, useAppSelector } from '@omnis/store';
import { Brand, Button, EntryPage, LinkButton, Notice, Starting } from '@omnis/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { homePath } from '../app/paths.ts';
import { product } from '../app/product.ts';
import { useTitle } from '../app/use-title.ts';
import { permissionsInWords } from '../team/team-texts.ts';

const brand = <Brand {...product} />;

interface JoinProps {
  readonly token: string;
  readonly invitation: CallAnswer<'team.invitation'>;
}

function Join({ token, invitation }: JoinProps): ReactElement {
  const { store, email, invitedBy, permissions, hasAccount } = invitation;
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
  const text = `${invitedBy === '' ? 'You are invited' : `${invitedBy} invites you`} to help run ${store}. You would have: ${permissionsInWords(permissions)}.`;
  return (
    <EntryPage brand={brand} title={`Join ${store}`} text={text}>
      {joining.error !== undefined && (
        <Notice tone="error" alert>
          {errorText(joining.error)}
        </Notice>
      )}
      {user === null ? (
        <>
          <LinkButton href={hasAccount ? loginPath(back) : signUp} size="lg" fullWidth>
            {hasAccount ? 'Sign in to join' : 'Create my account'}
          </LinkButton>
          {!hasAccount && (
            <p>
              The invitation is for <strong>{email}</strong>, so your account will have this address.
            </p>
          )}
        </>
      ) : user.email === email ? (
        <Button size="lg" fullWidth loading={joining.isLoading} onClick={() => void accept()}>
          Join the team
        </Button>
      ) : (
        <>
          <Notice tone="warning" title="This invitation is for another address">
            You are signed in as {user.email}. The invitation is for {email}.
          </Notice>
          <Button size="lg" fullWidth loading={leaving.isLoading} onClick={() => void signOut()}>
            Sign out, to join as {email}
          </Button>
        </>
      )}
    </EntryPage>
  );
}

/** Where the link of an invitation leads: says what it is about, and puts who accepts it into the team. */
export function Component(): ReactElement {
  useTitle('Join a team');
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
  if (error === undefined) return <Starting label="Opening the invitation" />;
  return (
    <EntryPage brand={brand} title="This invitation does not work" text={errorText(error)}>
      <LinkButton href={homePath} size="lg" fullWidth>
        To the dashboard
      </LinkButton>
    </EntryPage>
  );
}
