import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { conversationCss } from './conversation-css.ts';
import { listsCss } from './lists-css.ts';

/** The look of the chats: the lists, the talk and what is known of who chats beside one another. */
export const ChatsRoot = styled.div.withConfig({ componentId: 'atlas-chats' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  .head > [data-tone] {
    margin-bottom: ${token('space.4')};
  }
  .availability {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')} ${token('space.4')};
  }
  .panes {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    border: ${token('border.width')} solid ${token('card.border')};
    border-radius: ${token('card.radius')};
    background: ${token('card.background')};
    color: ${token('card.color')};
    box-shadow: ${token('card.shadow')};
    overflow: clip;
  }
  .shape {
    display: grid;
    gap: ${token('space.3')};
    padding: ${token('space.4')};
  }
  ${listsCss}
  ${conversationCss}
  ${media.up('md')} {
    .panes {
      grid-template-columns: 20rem minmax(0, 1fr);
      /* What the bar, the head and the air around leave: the page itself is not scrolled. */
      height: max(28rem, calc(100svh - 11.5rem));
      margin-bottom: -2.5rem;
    }
  }
  ${media.up('xl')} {
    .panes {
      grid-template-columns: 22rem minmax(0, 1fr);
    }
  }
  ${media.down('md')} {
    .none {
      display: none;
    }
    &[data-open] .panes {
      margin-bottom: -3rem;
    }
    &[data-open] .head,
    &[data-open] .lists {
      display: none;
    }
  }
`;
