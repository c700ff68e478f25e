import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { actionCss } from '../../parts/action.ts';
import { formCss } from '../../parts/form-css.ts';
import { noteCss } from '../../parts/note-css.ts';

/** The look of a gate and of what stands behind it. */
export const GateRoot = styled.section.withConfig({ componentId: 'block-gate' })`
  ${noteCss}
  ${formCss}
  ${actionCss}

  > .panel {
    position: relative;
    display: grid;
    justify-items: center;
    gap: ${token('space.6')};
    overflow: hidden;
    padding: clamp(${token('space.10')}, 8vw, ${token('space.20')})
      clamp(${token('space.5')}, 6vw, ${token('space.16')});
    /* Many themes set a gate on the page's own ground. */
    border: max(1px, ${token('card.borderWidth')}) solid ${token('card.border')};
    border-radius: ${token('gate.radius')};
    box-shadow: ${token('card.shadow')};
    background: var(--b-background, ${token('gate.background')});
    color: var(--b-text-color, ${token('gate.color')});
    text-align: center;
  }
  .lock {
    display: grid;
    place-items: center;
    width: 3.5rem;
    height: 3.5rem;
    border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
    border-radius: ${token('radius.full')};
  }
  .lock svg {
    width: 1.5rem;
    height: 1.5rem;
  }
  h2 {
    max-width: 20ch;
    color: inherit;
    font-size: ${token('type.3xl')};
  }
  .words {
    display: grid;
    justify-items: center;
    gap: ${token('space.3')};
  }
  .words p {
    max-width: 52ch;
  }
  .words time {
    font-size: ${token('type.sm')};
  }
  form {
    display: grid;
    gap: ${token('space.3')};
    width: min(100%, 30rem);
    text-align: start;
  }
  .timer {
    width: min(100%, 28rem);
  }
  .countdown {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${token('space.2')};
  }
  .countdown > div {
    display: flex;
    flex-direction: column-reverse;
    gap: ${token('space.1')};
    padding: ${token('space.3')} ${token('space.1')};
    border: 1px solid color-mix(in srgb, currentColor 22%, transparent);
    border-radius: ${token('radius.md')};
  }
  .countdown dd {
    font-family: ${token('heading.font')};
    font-size: clamp(1.125rem, 5.6vw, ${token('type.3xl')});
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1.1;
    white-space: nowrap;
  }
  .countdown dt {
    font-size: ${token('type.xs')};
  }
  > .inside {
    display: grid;
    gap: ${token('space.8')};
  }
  > .inside:focus {
    outline: none;
  }
  > .inside > * {
    position: relative;
    min-width: 0;
  }
  > .note {
    margin-block: ${token('space.4')};
  }
  ${media.up('sm')} {
    form {
      grid-template-columns: 1fr auto;
      align-items: start;
    }
    form > .action {
      margin-top: calc(${token('type.sm')} * 1.55 + ${token('space.1')});
    }
    .countdown {
      gap: ${token('space.3')};
    }
  }
`;
