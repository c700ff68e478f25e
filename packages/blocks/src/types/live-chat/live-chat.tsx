import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { BlockImage } from '../../parts/block-image.tsx';
import { BlockIcon } from '../../parts/icon.tsx';
import { Lines } from '../../parts/lines.tsx';
import { OwnerNote } from '../../parts/owner-note.tsx';
import { readMediaAddress } from '../../parts/picture.ts';
import { readChoice, readNumber, readText } from '../../read/read.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { chatAction, defaultChatGroup, longestChatDelay } from './live-chat.limits.ts';
import { LiveChatRoot } from './live-chat-root.ts';
import { useChatOffer } from './use-chat-offer.ts';
import { useBlockText } from '../../text/block-text.ts';

export default function LiveChat({ block: { properties } }: BlockProps): ReactElement | null {
  const say = useBlockText();
  const { trigger } = useBlockEnvironment();
  const group = readText(properties, 'group').trim() || defaultChatGroup;
  const delay = readNumber(properties, 'showAfterSeconds', { fallback: 0, min: 0, max: longestChatDelay });
  const { availability, popup, shown, dismiss } = useChatOffer(group, delay);
  const title = readText(properties, 'title').trim();
  const body = readText(properties, 'body');
  const image = readMediaAddress(properties, 'image');
  const buttonStyle = readChoice(properties, 'buttonStyle', {
    options: ['primary', 'secondary'],
    fallback: 'primary',
  });
  if (!shown) return null;
  return (
    <LiveChatRoot
      aria-label={title || say('Live chat')}
      data-popup={popup ? '' : undefined}
      onKeyDown={popup ? (event) => void (event.key === 'Escape' && dismiss()) : undefined}
    >
      {availability === 'offline' && (
        <OwnerNote>The chat is offline now, so shoppers do not see this block.</OwnerNote>
      )}
      {delay > 0 && availability !== 'offline' && (
        <OwnerNote>Shoppers see this at the corner of the window after {delay} seconds.</OwnerNote>
      )}
      <div className="card">
        {image === '' ? (
          <span className="bubble">
            <BlockIcon name="message" />
          </span>
        ) : (
          <BlockImage src={image} alt="" widths={[144, 288]} width={144} height={144} sizes="72px" />
        )}
        <div className="words">
          {availability === 'online' && <span className="online">{say('Online now')}</span>}
          {title !== '' && <h2>{title}</h2>}
          <Lines text={body} />
        </div>
        <button
          type="button"
          className="action"
          data-primary={buttonStyle === 'primary' ? '' : undefined}
          onClick={() => {
            trigger(chatAction(group));
            if (popup) dismiss();
          }}
        >
          {readText(properties, 'buttonText').trim() || say('Start chatting')}
        </button>
        {popup && (
          <button type="button" className="close" aria-label={say('Close')} onClick={dismiss}>
            <X aria-hidden="true" />
          </button>
        )}
      </div>
    </LiveChatRoot>
  );
}
