import { token } from '@omnis/theme/react';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { Card } from '../card/card.tsx';
import type { PersonalDataFacts } from './personal-data-calls.ts';
import { dayText, sizeText } from './size-text.ts';

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

function state(copy: PersonalDataFacts['copy']): { text: string; note: string } {
  if (copy === null)
    return {
      text: 'Everything we keep about you, in one file.',
      note: 'It takes a minute. A mail tells you when it is ready.',
    };
  if (copy.readyAt === null)
    return {
      text: 'We are putting your data together.',
      note: 'A mail tells you when it is ready; you can leave this page.',
    };
  return {
    text: 'Your copy is ready.',
    note: `JSON, ${sizeText(copy.bytes)}. You can download it until ${dayText(copy.expiresAt)}.`,
  };
}

/** Asking for a copy of one's data, and fetching it. */
export function CopyCard({ copy, href, asking, onAsk, titleLevel }: CopyCardProps): ReactElement {
  const { text, note } = state(copy);
  const isMaking = copy !== null && copy.readyAt === null;
  const isReady = copy !== null && !isMaking;
  return (
    <Card title="A copy of your data" titleLevel={titleLevel}>
      <Root>
        <p aria-live="polite">
          {text}
          <small>{note}</small>
        </p>
        <div className="tools">
          {isReady && (
            <LinkButton href={href(copy.id)} download>
              <Download aria-hidden="true" />
              Download
            </LinkButton>
          )}
          <Button
            variant={isReady ? 'ghost' : 'secondary'}
            loading={asking || isMaking}
            loadingLabel="Preparing your copy"
            onClick={onAsk}
          >
            {isReady ? 'Make a new one' : 'Prepare my copy'}
          </Button>
        </div>
      </Root>
    </Card>
  );
}
