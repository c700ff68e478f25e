import { media, token } from '@omnis/theme/react';
import { Copy, Download } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { downloadText, recoveryCodesText } from './recovery-codes-file.ts';
import { useCopy } from './use-copy.ts';
import { useSecurityText } from './security-text.ts';

const Root = styled.div.withConfig({ componentId: 'ui-recovery-codes' })`
  display: grid;
  gap: ${token('space.4')};

  &:focus-visible {
    outline: none;
  }
  ol {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${token('space.2')} ${token('space.4')};
    margin: 0;
    padding: ${token('space.4')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.sunken')};
    list-style: none;
    font-family: ${token('mono.font')};
    font-variant-numeric: tabular-nums;
    text-align: center;
    user-select: all;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
  }
  ${media.down('sm')} {
    ol {
      grid-template-columns: 1fr;
    }
    .tools > * {
      flex: 1 1 auto;
    }
  }
`;

/** Properties of {@link RecoveryCodes}. */
export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Email address of their owner; the file names it. */
  readonly email: string;
  /** Announcement for codes that replace a focused element: they take the focus, and say it. */
  readonly after?: string;
}

/** The one time that recovery codes are shown. */
export function RecoveryCodes({ codes, email, after }: RecoveryCodesProps): ReactElement {
  const copyText = useCopy();
  const say = useSecurityText();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (after !== undefined) root.current?.focus();
  }, [after]);
  return (
    <Root
      ref={root}
      {...(after !== undefined && {
        role: 'group',
        tabIndex: -1,
        'aria-label': `${after}. ${say('Keep these codes now')}`,
      })}
    >
      <Notice tone="warning" title={say('Keep these codes now')}>
        {say('They are shown this once. Each signs you in one time when you do not have your phone.')}
      </Notice>
      <ol aria-label={say('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="tools">
        <Button
          variant="secondary"
          onClick={() => void copyText(codes.join('\n'), say('Recovery codes copied'))}
        >
          <Copy aria-hidden="true" />
          {say('Copy')}
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            downloadText(
              say('recovery-codes.txt'),
              recoveryCodesText(codes, { email, host: location.host, madeAt: new Date(), say }),
            )
          }
        >
          <Download aria-hidden="true" />
          {say('Download')}
        </Button>
      </div>
    </Root>
  );
}
