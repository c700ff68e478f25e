import { token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** The look of running text, for the class `prose` inside a styled root. */
export const proseCss = css`
  .prose {
    max-width: ${token('layout.prose.width')};
    overflow-wrap: break-word;
  }
  .prose > * {
    margin-block: 0 1em;
  }
  .prose > :last-child {
    margin-bottom: 0;
  }
  .prose h2,
  .prose h3,
  .prose h4 {
    margin-block: 1.6em 0.5em;
  }
  .prose h2 {
    font-size: ${token('type.2xl')};
  }
  .prose h3 {
    font-size: ${token('type.xl')};
  }
  .prose h4 {
    font-size: ${token('type.lg')};
  }
  .prose > :first-child {
    margin-top: 0;
  }
  .prose ul,
  .prose ol {
    padding-inline-start: 1.3em;
  }
  .prose li + li {
    margin-top: 0.35em;
  }
  .prose li::marker {
    color: ${token('text.muted')};
  }
  .prose blockquote {
    padding-inline-start: 1em;
    border-inline-start: 2px solid ${token('border.strong')};
    font-size: 1.0625em;
  }
  .prose img {
    height: auto;
    border-radius: ${token('image.radius')};
  }
  /* More columns than a phone has room for are scrolled within their text. */
  .prose:has(table) {
    overflow-x: auto;
  }
  .prose table {
    width: 100%;
    text-align: start;
  }
  .prose th,
  .prose td {
    padding: 0.5em 0.75em 0.5em 0;
    border-bottom: 1px solid ${token('border.color')};
    text-align: start;
    vertical-align: top;
  }
  .prose pre {
    overflow-x: auto;
  }
  .prose figcaption {
    margin-top: 0.5em;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .prose button {
    padding: 0;
    border: 0;
    background: none;
    color: ${token('link.color')};
    font: inherit;
    text-decoration: underline;
  }
`;
