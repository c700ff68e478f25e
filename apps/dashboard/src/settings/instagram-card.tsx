import { Loaded } from '@omnis/account';
import {
  errorText,
  useSettingsDisconnectInstagramMutation,
  useSettingsInstagramQuery,
  type CallAnswer,
} from '@omnis/api-client';
import { textParts, useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
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
import { settingsTexts, type SettingsTexts } from '../texts/settings/index.ts';

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

/** Explains the problem and what to do about it. */
export function problemText(
  t: SettingsTexts,
  { problem, problemAt }: Pick<Connection, 'problem' | 'problemAt'>,
): string {
  const since = timeText(problemAt ?? '');
  switch (problem) {
    case 'refused':
      return t('tokenRefused', { day: since });
    case 'limited':
      return t('askedTooOften', { day: since });
    case 'unreachable':
      return t('noAnswer', { day: since });
    case null:
      return '';
  }
}

function Read({ connection: { readAt, posts, problem } }: { readonly connection: Connection }): ReactElement {
  const t = useTexts(settingsTexts);
  if (readAt === null)
    return <p role="status">{problem === null ? t('readingYourPosts') : t('notReadYet')}</p>;
  return (
    <p role="status">
      {textParts(t, 'lastRead', {
        pictures: posts === 0 ? t('noPicturesYet') : t('picturesCounted', { count: posts }),
        ago: <Ago at={readAt} />,
      })}
    </p>
  );
}

function Connected({ connection }: { readonly connection: Connection }): ReactElement {
  const t = useTexts(settingsTexts);
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
    if (error === undefined) snackbars.show({ text: t('instagramDisconnected'), tone: 'success' });
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
      {problem !== null && (
        <Notice tone={isRefused ? 'error' : 'warning'}>{problemText(t, connection)}</Notice>
      )}
      {failure !== '' && (
        <Notice tone="error" alert>
          {failure}
        </Notice>
      )}
      {(isRefused || isChanging) && (
        <InstagramForm
          action={t('connectAgain')}
          onConnected={goOn}
          {...(isRefused ? {} : { onCancel: goOn })}
        />
      )}
      <Inline gap={3}>
        {!isRefused && !isChanging && (
          <Button variant="secondary" onClick={() => setIsChanging(true)}>
            {t('useAnotherToken')}
          </Button>
        )}
        <Button variant="ghost" onClick={() => setIsAsking(true)}>
          {t('disconnect')}
        </Button>
      </Inline>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('disconnectInstagram')}
        text={
          posts > 0
            ? t('disconnectWithPictures', { pictures: t('picturesCounted', { count: posts }), username })
            : t('disconnectEffect', { username })
        }
        confirmLabel={t('disconnect')}
        danger
        loading={isLoading}
        onConfirm={() => void drop()}
      />
    </Stack>
  );
}

/** The state of the connection, at the head of its card. */
function StateBadge({ connection }: { readonly connection: Connection | null }): ReactElement {
  const t = useTexts(settingsTexts);
  if (connection === null) return <Badge tone="neutral">{t('notConnected')}</Badge>;
  if (connection.problem === 'refused') return <Badge tone="error">{t('refused')}</Badge>;
  if (connection.problem !== null) return <Badge tone="warning">{t('notReached')}</Badge>;
  return <Badge tone="success">{t('connected')}</Badge>;
}

/** The store's account on Instagram, whose newest pictures its feeds show (storefront.md §7). */
export function InstagramCard(): ReactElement {
  const t = useTexts(settingsTexts);
  const { division } = useActiveStore();
  const [isWaiting, setIsWaiting] = useState(false);
  const query = useSettingsInstagramQuery(
    { params: { division } },
    { refetchOnMountOrArgChange: true, pollingInterval: isWaiting ? lookAgain : 0 },
  );
  const connection = query.currentData?.connection;
  const waits = connection?.readAt === null && connection.problem === null;
  useEffect(() => setIsWaiting(waits), [waits]);

  // The connection was added or removed here, so the focused button is gone; focus moves to its card.
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
      description={t('feedsPagesShowNewestPictures')}
      actions={connection === undefined ? undefined : <StateBadge connection={connection} />}
    >
      <Root ref={card}>
        <Loaded
          query={query}
          titleLevel={3}
          skeleton={
            <SkeletonGroup label={t('loadingTheConnectionToInstagram')}>
              <Skeleton height="6rem" />
            </SkeletonGroup>
          }
        >
          {(settings) =>
            settings.connection === null ? (
              <InstagramForm action={t('connect')} onConnected={() => undefined} />
            ) : (
              <Connected connection={settings.connection} />
            )
          }
        </Loaded>
      </Root>
    </Card>
  );
}
