import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Button, IconButton, LinkButton } from '@omnis/ui';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { BlockFault } from './form/block-errors.ts';
import type { PageDraft } from './save/draft.ts';
import type { SaveProblem } from './save/save-answer.ts';
import { editorTexts } from './texts/editor/index.ts';

/** A line under the top bar that says something. */
export const NoticeRoot = styled.div.withConfig({ componentId: 'editor-notices' })`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')} ${token('space.4')};
  padding: ${token('space.2')} ${token('space.4')};
  border-bottom: 1px solid ${token('border.color')};
  background: ${token('info.background')};
  color: ${token('info.text')};
  font-size: ${token('type.sm')};

  &[data-tone='error'] {
    background: ${token('error.background')};
    color: ${token('error.text')};
  }
  > .words {
    flex: 1 1 18rem;
  }
  > .close {
    flex: none;
  }
  ${media.down('sm')} {
    /* In the corner rather than on a line of its own. */
    &[data-closable] {
      padding-inline-end: 3.25rem;
    }
    > .close {
      position: absolute;
      top: ${token('space.1')};
      inset-inline-end: ${token('space.2')};
    }
  }
  ul {
    margin: ${token('space.1')} 0 0;
    padding-inline-start: 1.2em;
  }
  li button {
    padding: 0.25rem 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: start;
    text-decoration: underline;
  }
`;

/** Properties of {@link ProblemNotice}. */
export interface ProblemNoticeProps {
  readonly problem: SaveProblem;
  /** Where to upgrade; shown when saving needs the pro plan. */
  readonly upgradeHref?: string;
  readonly onRetry: () => void;
  readonly onReload?: () => void;
  readonly onDismiss: () => void;
}

/** Why the page was not saved, and what to do. */
export function ProblemNotice({
  problem,
  upgradeHref,
  onRetry,
  onReload,
  onDismiss,
}: ProblemNoticeProps): ReactElement {
  const t = useTexts(editorTexts);
  return (
    <NoticeRoot data-tone="error" data-closable="" role="alert">
      <div className="words">
        <strong>{problem.title}</strong> {problem.text}
        {problem.fields.length > 0 && (
          <ul>
            {problem.fields.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                {field}: {message}
              </li>
            ))}
          </ul>
        )}
      </div>
      {problem.kind === 'pro' && upgradeHref !== undefined && (
        <LinkButton size="sm" href={upgradeHref}>
          {t('seeProPlan')}
        </LinkButton>
      )}
      {problem.kind === 'server' && (
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
      {problem.kind === 'conflict' && onReload !== undefined && (
        <Button size="sm" variant="secondary" onClick={onReload}>
          {t('reload')}
        </Button>
      )}
      <IconButton className="close" size="sm" label={t('closeMessage')} onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </NoticeRoot>
  );
}

/** Properties of {@link FaultsNotice}. */
export interface FaultsNoticeProps {
  readonly faults: readonly BlockFault[];
  readonly onChoose: (uid: string) => void;
}

/** Faults to fix before the page can be saved; each leads to its block. */
export function FaultsNotice({ faults, onChoose }: FaultsNoticeProps): ReactElement {
  const t = useTexts(editorTexts);
  return (
    <NoticeRoot data-tone="error" role="alert">
      <div className="words">
        <strong>{t('pageFailedValidation')}</strong>
        <ul>
          {faults.map(({ uid, where, message }) => (
            <li key={`${uid} ${where}`}>
              <button type="button" onClick={() => onChoose(uid)}>
                {where}: {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </NoticeRoot>
  );
}

/** Properties of {@link DraftNotice}. */
export interface DraftNoticeProps {
  readonly draft: PageDraft;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers what an earlier visit left unsaved. */
export function DraftNotice({ draft, onRestore, onDiscard }: DraftNoticeProps): ReactElement {
  const t = useTexts(editorTexts);
  const when = new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    draft.at,
  );
  return (
    <NoticeRoot role="status">
      <span className="words">{t('unsavedFrom', { date: when })}</span>
      <Button size="sm" onClick={onRestore}>
        {t('restoreThem')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </NoticeRoot>
  );
}
