import { defaultChatGroup, longestChatDelay } from './live-chat.limits.ts';
import { media } from '../../parts/picture.ts';
import { choice, number, select, text, wholeText } from '../../read/properties.ts';

/** Properties of a block `liveChat`. */
export const liveChatProperties = {
  title: text,
  body: wholeText,
  buttonText: text,
  image: media,
  group: select(defaultChatGroup),
  showAfterSeconds: number({ fallback: 0, min: 0, max: longestChatDelay }),
  buttonStyle: choice(['primary', 'secondary'], 'primary'),
};
