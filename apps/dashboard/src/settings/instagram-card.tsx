import { Loaded } from '@omnis/account';
import {
  errorText,
  useSettingsDisconnectInstagramMutation,
  useSettingsInstagramQuery,
  type CallAnswer,
} from '@omnis/api-client';
import { token } from '@omnis/theme/react';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  counted,
  Inline,
  Link,
  Notice,
  Skeleton,
  SkeletonGroup,
  Stack,
  timeText,
} from '@omnis/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useActiveStore } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { Ago } from '../parts/ago.tsx';
import { InstagramForm } from './instagram-form.tsx';

type Connection = NonNullable<CallAnswer<'settings.instagram'>['connection']>;

/** Milliseconds between two looks whether the first posts are there. */
const lookAgain = 2000;

const Root = styled.div.withConfig({ componentId: 'dashboard-instagram-card' })`
  ol {
    display: grid;
    gap: ${token('space.2')};
    margin: 0;
    padding-left: ${token('space.5')};
    color: ${token('text.muted')};
  }
  .name {
    font-weight: ${token('weight.medium')};
    overflow-wrap: anywhere;
  }
  .name:focus {
    outline: none;
  }
`;

/** What is wrong, in words that say what to do about it. */
export function problemText({ problem, problemAt }: Pick<Connection, 'problem' | 'problemAt'>): string {
  const since = timeText(problemAt ?? '');
  switch (problem) {
    case 'refused':
      return `Instagram refused the token on ${since}. Connect again with a new one; shoppers see the pictures of before meanwhile.`;
    case 'limited':
      return `Instagram has been asked too often since ${since}. It is tried again by itself; shoppers see the pictures of before meanwhile.`;
    case 'unreachable':
      return `Instagram has not answered since ${since}. It is tried again by itself; shoppers see the pictures of before meanwhile.`;
    case null:
      return '';
  }
}

function Read({ connection: { readAt, posts, problem } }: { readonly connection: Connection }): ReactElement {
  if (readAt === null)
    return <p role="status">{problem === null ? 'Reading your posts…' : 'Not read yet'}</p>;
  return (
    <p role="status">
      {posts === 0 ? 'No pictures yet' : counted(posts, 'picture')}, last read <Ago at={readAt} />
    </p>
  );
}

function Connected({ connection }: { readonly connection: Connection }): ReactElement {
  const { division } = useActiveStore();
  const [disconnect, { isLoading }] = useSettingsDisconnectInstagramMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const [failure, setFailure] = useState('');
  const name = useRef<HTMLParagraphElement>(null);
  const { username, problem, posts } = connection;
  const isRefused = problem === 'refused';

  const drop = async (): Promise<void> => {
    setFailure('');
    const { error } = await disconnect({ params: { division } });
    setIsAsking(false);
    if (error === undefined) snackbars.show({ text: 'Instagram disconnected', tone: 'success' });
    else setFailure(errorText(error));
  };
  /** The form goes, and the keyboard goes on above it. */
  const goOn = (): void => {
    setIsChanging(false);
    name.current?.focus();
  };
  return (
    <Stack gap={4}>
      <div>
        <p className="name" ref={name} tabIndex={-1}>
          <Link href={`https://www.instagram.com/${encodeURIComponent(username)}/`} target="_blank">
            @{username}
          </Link>
        </p>
        <Read connection={connection} />
      </div>
      {problem !== null && <Notice tone={isRefused ? 'error' : 'warning'}>{problemText(connection)}</Notice>}
      {failure !== '' && (
        <Notice tone="error" alert>
          {failure}
        </Notice>
      )}
      {(isRefused || isChanging) && (
        <InstagramForm action="Connect again" onConnected={goOn} {...(isRefused ? {} : { onCancel: goOn })} />
      )}
      <Inline gap={3}>
        {!isRefused && !isChanging && (
          <Button variant="secondary" onClick={() => setIsChanging(true)}>
            Use another token
          </Button>
        )}
        <Button variant="ghost" onClick={() => setIsAsking(true)}>
          Disconnect
        </Button>
      </Inline>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Disconnect Instagram?"
        text={`The token${posts > 0 ? ` and ${counted(posts, 'picture')}` : ''} of @${username} will be deleted here, and feeds of Instagram are hidden from shoppers. On Instagram nothing changes.`}
        confirmLabel="Disconnect"
        danger
        loading={isLoading}
        onConfirm={() => void drop()}
      />
    </Stack>
  );
}

/** The state of the connection, at the head of its card. */
function StateBadge({ connection }: { readonly connection: Connection | null }): ReactElement {
  if (connection === null) return <Badge tone="neutral">Not connected</Badge>;
  if (connection.problem === 'refused') return <Badge tone="error">Refused</Badge>;
  if (connection.problem !== null) return <Badge tone="warning">Not reached</Badge>;
  return <Badge tone="success">Connected</Badge>;
}

/** The store's account on Instagram, whose newest pictures its feeds show (storefront.md §7). */
export function InstagramCard(): ReactElement {
  const { division } = useActiveStore();
  const [isWaiting, setIsWaiting] = useState(false);
  const query = useSettingsInstagramQuery(
    { params: { division } },
    { refetchOnMountOrArgChange: true, pollingInterval: isWaiting ? lookAgain : 0 },
  );
  const connection = query.currentData?.connection;
  const waits = connection?.readAt === null && connection.problem === null;
  useEffect(() => setIsWaiting(waits), [waits]);

  // Whether there is a connection was changed here: what had the focus is gone, and its card is where one goes on.
  const card = useRef<HTMLDivElement>(null);
  const isConnected = connection === undefined ? undefined : connection !== null;
  const before = useRef(isConnected);
  useEffect(() => {
    if (isConnected === undefined) return;
    if (before.current !== undefined && before.current !== isConnected)
      card.current?.querySelector<HTMLElement>(isConnected ? '.name' : 'input')?.focus();
    before.current = isConnected;
  }, [isConnected]);

  return (
    <Card
      title="Instagram"
      description="Feeds on your pages show the newest pictures of your account. They are copied to your store: shoppers ask nothing of Instagram."
      actions={connection === undefined ? undefined : <StateBadge connection={connection} />}
    >
      <Root ref={card}>
        <Loaded
          query={query}
          titleLevel={3}
          skeleton={
            <SkeletonGroup label="Loading the connection to Instagram">
              <Skeleton height="6rem" />
            </SkeletonGroup>
          }
        >
          {(settings) =>
            settings.connection === null ? (
              <InstagramForm action="Connect" onConnected={() => undefined} />
            ) : (
              <Connected connection={settings.connection} />
            )
          }
        </Loaded>
      </Root>
    </Card>
  );
}
