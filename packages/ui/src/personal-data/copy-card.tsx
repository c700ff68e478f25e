import { token } from '@omnis/theme/react';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { Card } from '../card/card.tsx';
import type { PersonalDataFacts } from './personal-data-calls.ts';
import { useSecurityText, type SaySecurity } from '../security/security-text.ts';
import { formatBytes } from '../file-drop/file-rules.ts';
import { useUiLocale } from '../text/ui-text.tsx';
import { useTimes } from '../text/use-times.ts';

const Root = styled.div.withConfig({ componentId: 'ui-personal-copy' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.4')};

  p {
    flex: 1 1 16rem;
  }
  small {
    display: block;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
  }
`;

/** Properties of {@link CopyCard}. */
export interface CopyCardProps {
  readonly copy: PersonalDataFacts['copy'];
  readonly href: (id: string) => string;
  readonly asking: boolean;
  readonly onAsk: () => void;
  readonly titleLevel: 2 | 3;
}

interface Words {
  readonly say: SaySecurity;
  readonly until: (iso: string) => string;
  readonly locale: string;
}

function state(
  copy: PersonalDataFacts['copy'],
  { say, until, locale }: Words,
): { text: string; note: string } {
  if (copy === null)
    return {
      text: say('Everything we keep about you, in one file.'),
      note: say('It takes a minute. A mail tells you when it is ready.'),
    };
  if (copy.readyAt === null)
    return {
      text: say('We are putting your data together.'),
      note: say('A mail tells you when it is ready; you can leave this page.'),
    };
  return {
    text: say('Your copy is ready.'),
    note: say('JSON, {size}. You can download it until {day}.', {
      size: formatBytes(copy.bytes, locale),
      day: until(copy.expiresAt),
    }),
  };
}

/** Asking for a copy of one's data, and fetching it. */
export function CopyCard({ copy, href, asking, onAsk, titleLevel }: CopyCardProps): ReactElement {
  const say = useSecurityText();
  const { day } = useTimes();
  const { text, note } = state(copy, { say, until: day, locale: useUiLocale() });
  const isMaking = copy !== null && copy.readyAt === null;
  const isReady = copy !== null && !isMaking;
  return (
    <Card title={say('A copy of your data')} titleLevel={titleLevel}>
      <Root>
        <p aria-live="polite">
          {text}
          <small>{note}</small>
        </p>
        <div className="tools">
          {isReady && (
            <LinkButton href={href(copy.id)} download>
              <Download aria-hidden="true" />
              {say('Download')}
            </LinkButton>
          )}
          <Button
            variant={isReady ? 'ghost' : 'secondary'}
            loading={asking || isMaking}
            loadingLabel={say('Preparing your copy')}
            onClick={onAsk}
          >
            {isReady ? say('Make a new one') : say('Prepare my copy')}
          </Button>
        </div>
      </Root>
    </Card>
  );
}
