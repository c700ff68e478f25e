import type { BlockRegistry } from '@omnis/blocks';
import type { Page } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Button, Drawer, Notice, Spinner } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { openPage } from '../state/open-page.ts';
import { versionTexts, type VersionTexts } from '../texts/versions/index.ts';
import { changeLines } from './change-lines.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { dateWords } from './date-words.ts';
import type { HistoryKind, HistoryVersion, PageHistory } from './page-history.ts';
import { useHistory } from './use-history.ts';

const Root = styled.div.withConfig({ componentId: 'editor-history-drawer' })`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};

  ol {
    display: flex;
    flex-direction: column;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-direction: column;
    gap: ${token('space.2')};
    padding-block: ${token('space.4')};
    border-bottom: 1px solid ${token('border.color')};
    overflow-wrap: anywhere;
  }
  ol > li:last-child {
    border: 0;
  }
  li:first-child {
    padding-top: 0;
  }
  .kind {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
    font-weight: ${token('weight.bold')};
  }
  .by {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .changes {
    margin: 0;
    padding-inline-start: 1.1em;
    font-size: ${token('type.sm')};
    line-height: 1.45;
    list-style: disc;
  }
  .changes li {
    display: list-item;
    padding: 0;
    border: 0;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
  .end {
    display: grid;
    justify-items: center;
    gap: ${token('space.3')};
  }
`;

const kinds = {
  original: 'kindOriginal',
  draft: 'kindDraft',
  publish: 'kindPublish',
  unpublish: 'kindUnpublish',
  update: 'kindUpdate',
  restore: 'kindRestore',
  discard: 'kindDiscard',
} as const satisfies Record<HistoryKind, string>;

/** Properties of {@link HistoryDrawer}. */
export interface HistoryDrawerProps {
  readonly history: PageHistory;
  /** The page as the editor has it. */
  readonly page: Page;
  readonly registry: BlockRegistry;
  /** Puts a version into the editor, as a step that can be undone. */
  readonly onRestore: (page: Page, date: string) => void;
  readonly onClose: () => void;
}

/** The versions of a page, the newest first, each to be compared with the editor and restored. */
export function HistoryDrawer({
  history,
  page,
  registry,
  onRestore,
  onClose,
}: HistoryDrawerProps): ReactElement {
  const t = useTexts(versionTexts);
  const { items, state, more, hasMore } = useHistory(history);
  const [opened, setOpened] = useState<{ readonly page: Page; readonly date: string } | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const open = async (version: number, act: string, then: (found: Page) => void): Promise<void> => {
    setBusy(`${act} ${version}`);
    setHasFailed(false);
    try {
      then(await history.onOpen(version));
    } catch {
      setHasFailed(true);
    } finally {
      setBusy(null);
    }
  };

  return (
    <>
      <Drawer
        open={opened === null}
        width="28rem"
        title={t('history')}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <Root>
          {hasFailed && <Notice tone="error">{t('versionFailed')}</Notice>}
          {items.length > 0 && (
            <ol>
              {items.map((each, index) => {
                const date = dateWords(each.at, t.locale);
                return (
                  <li key={each.version}>
                    <VersionHead t={t} version={each} date={date} isCurrent={index === 0} />
                    <Changes t={t} version={each} registry={registry} />
                    <div className="acts">
                      <Button
                        size="sm"
                        variant="secondary"
                        aria-label={t('compareWith', { date })}
                        loading={busy === `compare ${each.version}`}
                        onClick={() =>
                          void open(each.version, 'compare', (found) =>
                            setOpened({ page: openPage(found, registry), date }),
                          )
                        }
                      >
                        {t('compare')}
                      </Button>
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={t('restoreFrom', { date })}
                        loading={busy === `restore ${each.version}`}
                        onClick={() => void open(each.version, 'restore', (found) => onRestore(found, date))}
                      >
                        {t('restore')}
                      </Button>
                    </div>
                  </li>
                );
              })}
            </ol>
          )}
          <div className="end">
            {state === 'loading' && <Spinner label={t('loadingHistory')} />}
            {state === 'failed' && (
              <>
                <Notice tone="error" alert>
                  {t('historyFailed')}
                </Notice>
                <Button variant="secondary" onClick={more}>
                  {t('tryAgain')}
                </Button>
              </>
            )}
            {state === 'ready' && items.length === 0 && <p>{t('noHistory')}</p>}
            {state === 'ready' && hasMore && (
              <Button variant="secondary" onClick={more}>
                {t('olderVersions')}
              </Button>
            )}
          </div>
        </Root>
      </Drawer>
      {opened !== null && (
        <CompareDialog
          version={opened.page}
          date={opened.date}
          page={page}
          registry={registry}
          onRestore={() => onRestore(opened.page, opened.date)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

interface VersionHeadProps {
  readonly t: VersionTexts;
  readonly version: HistoryVersion;
  readonly date: string;
  readonly isCurrent: boolean;
}

function VersionHead({ t, version: { kind, by }, date, isCurrent }: VersionHeadProps): ReactElement {
  return (
    <div>
      <div className="kind">
        {t(kinds[kind])}
        {isCurrent && <Badge tone="neutral">{t('current')}</Badge>}
      </div>
      <div className="by">
        {kind === 'original' && by === '' ? date : t('byAt', { name: by || t('somebody'), date })}
      </div>
    </div>
  );
}

interface ChangesProps {
  readonly t: VersionTexts;
  readonly version: HistoryVersion;
  readonly registry: BlockRegistry;
}

function Changes({ t, version: { kind, changes }, registry }: ChangesProps): ReactElement | null {
  if (kind === 'original') return null;
  return (
    <ul className="changes">
      {changeLines(t, registry, changes).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
