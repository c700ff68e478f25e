import { token } from '@omnis/theme/react';
import {
  useId,
  useLayoutEffect,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { keyed } from '../../parts/keys.ts';
import { cssVariables } from '../../parts/style.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { proseCss } from '../../rich-text/prose-css.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import { useBlockText } from '../../text/block-text.ts';
import { textBlockProperties } from './text-block.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-text-block' })`
  --b-fade: 3.5rem;

  background: ${token('text.background')};

  > .heading {
    max-width: 26ch;
  }
  > .sub-title {
    max-width: 52ch;
    margin-top: ${token('space.2')};
    color: ${token('text.muted')};
    font-size: ${token('type.lg')};
    line-height: 1.45;
    text-wrap: balance;
  }
  > .fold {
    margin-top: ${token('space.5')};
  }
  > .fold:first-child {
    margin-top: 0;
  }
  > .fold[data-folded] {
    max-height: var(--b-truncate-height);
    overflow: hidden;
    mask-image: linear-gradient(to bottom, currentColor calc(100% - var(--b-fade)), transparent);
  }
  > .toggle {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    margin-top: ${token('space.2')};
    padding: 0;
    border: 0;
    background: none;
    color: ${token('link.color')};
    font-weight: ${token('weight.medium')};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }
  ${proseCss}

  &[data-align='center'] {
    text-align: center;
  }
  &[data-align='center'] > .heading,
  &[data-align='center'] > .sub-title,
  &[data-align='center'] .prose {
    margin-inline: auto;
  }
`;

export default function TextBlock({ block, priority }: BlockProps): ReactElement {
  const properties = readProperties(textBlockProperties, block.properties);
  // The block that leads the page has its heading.
  const Title = priority ? 'h1' : 'h2';
  const { title, subTitle, html, paragraphs, truncateHeight } = properties;
  const prose = (
    <div className="prose">
      <RichText html={html} />
      {keyed(paragraphs, (text) => text).map(({ key, item }) => (
        <p key={key}>{item}</p>
      ))}
    </div>
  );
  return (
    <Root
      data-align={properties.align}
      style={cssVariables({ '--b-truncate-height': truncateHeight === null ? null : `${truncateHeight}px` })}
    >
      {title !== '' && <Title className="heading">{title}</Title>}
      {subTitle !== '' && <p className="sub-title">{subTitle}</p>}
      {html.trim() === '' && paragraphs.length === 0 ? null : truncateHeight === null ? (
        <div className="fold">{prose}</div>
      ) : (
        <Folded height={truncateHeight}>{prose}</Folded>
      )}
    </Root>
  );
}

// React warns of layout effects on the server, where there is no layout to measure.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Text that folds where it is higher than it may be. Without scripts all of it is shown. */
function Folded({ height, children }: { height: number; children: ReactNode }): ReactElement {
  const say = useBlockText();
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const [tooHigh, setTooHigh] = useState(false);
  const [open, setOpen] = useState(false);
  useBrowserLayoutEffect(() => {
    const content = ref.current?.firstElementChild;
    if (!content) return undefined;
    // A fold that would hide a line or two is not worth a click.
    const measure = (): void => setTooHigh(content.scrollHeight > height * 1.15);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(content);
    return () => observer.disconnect();
  }, [height]);
  return (
    <>
      <div ref={ref} id={id} className="fold" data-folded={tooHigh && !open ? '' : undefined}>
        {children}
      </div>
      {tooHigh && (
        <button
          type="button"
          className="toggle"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? say('Read less') : say('Read more')}
        </button>
      )}
    </>
  );
}
