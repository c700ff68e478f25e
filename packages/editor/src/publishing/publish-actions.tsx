import { useTexts } from '@omnis/texts/react';
import { Badge, Button, IconButton, Menu, type MenuItem } from '@omnis/ui';
import { CalendarClock, Ellipsis, EyeOff, History, RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import { versionTexts } from '../texts/versions/index.ts';
import { stateOf, type PageState, type PageStatus } from './page-publishing.ts';

const tones = {
  live: 'success',
  draft: 'neutral',
  unpublishedChanges: 'warning',
  scheduled: 'info',
} as const satisfies Record<PageState, string>;

/** How the page stands before shoppers, in one word. */
export function PageStateBadge({ status }: { readonly status: PageStatus }): ReactElement {
  const t = useTexts(versionTexts);
  const state = stateOf(status);
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}

/** Properties of {@link PublishButton}. */
export interface PublishButtonProps {
  readonly status: PageStatus;
  readonly dirty: boolean;
  readonly busy: boolean;
  /** Publishing needs the pro plan, and this shop has another. */
  readonly badge?: string | undefined;
  readonly onPublish: () => void;
}

/** Puts the page before shoppers. */
export function PublishButton({ status, dirty, busy, badge, onPublish }: PublishButtonProps): ReactElement {
  const t = useTexts(versionTexts);
  const isLive = status.published && !status.hasDraft && !dirty;
  return (
    <Button disabled={isLive && !busy} loading={busy} loadingLabel={t('publishing')} onClick={onPublish}>
      {t('publish')}
      {badge !== undefined && <Badge>{badge}</Badge>}
    </Button>
  );
}

/** Properties of {@link PageMenu}. */
export interface PageMenuProps {
  /** Null where nothing is published from here. */
  readonly status: PageStatus | null;
  readonly onSchedule: () => void;
  readonly onUnpublish: () => void;
  readonly onDiscard: () => void;
  /** Absent where no history is kept. */
  readonly onHistory?: (() => void) | undefined;
}

/** Further actions for the page as a whole. */
export function PageMenu(props: PageMenuProps): ReactElement | null {
  const { status, onSchedule, onUnpublish, onDiscard, onHistory } = props;
  const t = useTexts(versionTexts);
  const items: MenuItem[] = [];
  if (onHistory !== undefined)
    items.push({
      key: 'history',
      label: t('history'),
      icon: <History aria-hidden="true" />,
      onSelect: onHistory,
    });
  if (status !== null) {
    items.push({
      key: 'schedule',
      label: t('schedule'),
      icon: <CalendarClock aria-hidden="true" />,
      onSelect: onSchedule,
    });
    if (status.published)
      items.push({
        key: 'unpublish',
        label: t('unpublish'),
        icon: <EyeOff aria-hidden="true" />,
        onSelect: onUnpublish,
      });
    if (status.hasDraft)
      items.push({
        key: 'discard',
        label: t('discardDraft'),
        icon: <RotateCcw aria-hidden="true" />,
        danger: true,
        onSelect: onDiscard,
      });
  }
  if (items.length === 0) return null;
  return (
    <Menu
      align="end"
      items={items}
      trigger={
        <IconButton label={t('moreActions')}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
