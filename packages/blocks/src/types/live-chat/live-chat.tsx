import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { BlockImage } from '../../parts/block-image.tsx';
import { BlockIcon } from '../../parts/icon.tsx';
import { Lines } from '../../parts/lines.tsx';
import { OwnerNote } from '../../parts/owner-note.tsx';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { chatAction, defaultChatGroup } from './live-chat.limits.ts';
import { LiveChatRoot } from './live-chat-root.ts';
import { useChatOffer } from './use-chat-offer.ts';
import { useBlockText } from '../../text/block-text.ts';
import { liveChatProperties } from './live-chat.properties.ts';

export default function LiveChat({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(liveChatProperties, block.properties);
  const say = useBlockText();
  const { trigger } = useBlockEnvironment();
  const group = properties.group || defaultChatGroup;
  const delay = properties.showAfterSeconds;
  const { availability, popup, shown, dismiss } = useChatOffer(group, delay);
  const { title, body, image, buttonStyle } = properties;
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
          {properties.buttonText || say('Start chatting')}
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
